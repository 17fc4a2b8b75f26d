import { randomBytes } from 'node:crypto'
import type { WalletSettings } from '../../src/wallet/WalletOptions'

/** Returns a key in base64. */
export function randomKey(): string {
  return randomBytes(32).toString('base64')
}

/** Returns the settings that a server with its own Postgres needs, with new keys and no escrow. */
export function walletSecrets(): WalletSettings {
  return {
    custody: 'user',
    operator: 'Acme',
    masterKey: randomKey(),
    oprfKey: randomKey(),
    codePepper: randomKey(),
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'wallet@acme.example',
  }
}
