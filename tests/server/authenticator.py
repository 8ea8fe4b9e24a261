"""A device with passkeys, as WebAuthn has them: it signs what pages on its site ask for."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey on one device."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.credential = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._person = b""

    def make(self, options: dict[str, Any], **otherwise: str) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self._person = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        numbers = self._key.public_key().public_numbers()
        public: dict[int, int | bytes] = {1: 2, 3: -7, -1: 1}
        public |= {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential
        data = self._data(options["rp"]["id"], ATTESTED) + attested + cbor2.dumps(public)
        response = {
            "clientDataJSON": self._said("webauthn.create", options, otherwise),
            "attestationObject": encoded(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._credential(response)

    def sign(self, options: dict[str, Any], **otherwise: str) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.uses += 1
        said = self._said("webauthn.get", options, otherwise)
        data = self._data(options["rpId"], 0)
        raw = base64.urlsafe_b64decode(said + "==")
        signed = data + hashlib.sha256(raw).digest()
        response = {
            "clientDataJSON": said,
            "authenticatorData": encoded(data),
            "signature": encoded(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": encoded(self._person),
        }
        return self._credential(response)

    def _said(self, kind: str, options: dict[str, Any], otherwise: dict[str, str]) -> str:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return encoded(json.dumps(said | otherwise).encode())

    def _data(self, host: str, flags: int) -> bytes:
        found = hashlib.sha256(host.encode()).digest()
        return found + bytes([flags | PRESENT | VERIFIED]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        key = encoded(self.credential)
        return {
            "id": key,
            "rawId": key,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }
