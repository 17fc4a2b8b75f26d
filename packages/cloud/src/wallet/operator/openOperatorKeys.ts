import type { CustodyPolicy } from '@openappkit/contract/embedded'
import type { EscrowOpener } from '../escrow/EscrowOpener'
import { type EscrowKey, escrowKeyOf, escrowKeyOfPrivate, HpkeEscrowOpener } from '../escrow/HpkeEscrowOpener'
import { RemoteEscrowOpener } from '../escrow/RemoteEscrowOpener'
import type { WalletSettings } from '../WalletOptions'
import { developmentKeys } from './keyFile'
import { parseKeyRing, type WalletKeyRing, type WalletKeys } from './WalletKeys'

const VARIABLES = {
  masterKey: 'WALLET_MASTER_KEY',
  oprfKey: 'WALLET_OPRF_KEY',
  codePepper: 'WALLET_CODE_PEPPER',
  escrowPublicKey: 'WALLET_ESCROW_PUBLIC_KEY',
  escrowKey: 'WALLET_ESCROW_KEY',
} as const
const CREATE_KEY = 'Create one with: openssl rand -base64 32'

/** Keys of the operator, and the escrow that belongs to them. */
export interface OperatorKeys {
  readonly keys: WalletKeys
  /** Undefined under the `user` policy, and without any wallet in an escrow. */
  readonly escrow: { readonly key: EscrowKey; readonly opener: EscrowOpener } | undefined
}

export interface OperatorKeysInput {
  readonly settings: WalletSettings
  readonly custody: CustodyPolicy
  /** Where the keys of a development server are. Undefined in production, where they come from the settings only. */
  readonly developmentDirectory: string | undefined
}

/**
 * Returns the operator's keys. A development server creates missing ones.
 *
 * @throws Error naming the variable that is missing or invalid, and how to create a key.
 */
export async function openOperatorKeys({
  custody,
  developmentDirectory,
  settings,
}: OperatorKeysInput): Promise<OperatorKeys> {
  const development = developmentDirectory === undefined ? undefined : await developmentKeys(developmentDirectory)
  const keys: WalletKeys = {
    master: ringOf('masterKey', settings.masterKey ?? development?.master),
    oprf: ringOf('oprfKey', settings.oprfKey ?? development?.oprf),
    pepper: ringOf('codePepper', settings.codePepper ?? development?.pepper)[0],
  }
  if (custody === 'user') return { keys, escrow: undefined }
  if (settings.escrowUrl !== undefined) return { keys, escrow: remoteEscrow(settings, settings.escrowUrl) }
  if (development === undefined) {
    throw new Error(
      'Set WALLET_ESCROW_PUBLIC_KEY, WALLET_ESCROW_URL and WALLET_ESCROW_TOKEN, and run openappkit-cloud escrow, or set WALLET_CUSTODY to user.',
    )
  }
  const ring = ringOf('escrowKey', settings.escrowKey ?? development.escrow)
  return { keys, escrow: { key: escrowKeyOfPrivate(ring[0]), opener: new HpkeEscrowOpener(ring, { delay: 0 }) } }
}

function remoteEscrow(
  { escrowKey, escrowPublicKey, escrowToken }: WalletSettings,
  url: string,
): OperatorKeys['escrow'] {
  if (escrowKey !== undefined) {
    throw new Error('WALLET_ESCROW_KEY is the private key. Set it only for openappkit-cloud escrow.')
  }
  if (escrowToken === undefined) {
    throw new Error('WALLET_ESCROW_TOKEN is missing. Set the secret that openappkit-cloud escrow expects.')
  }
  const [key] = ringOf('escrowPublicKey', escrowPublicKey)
  return { key: escrowKeyOf(key.bytes), opener: new RemoteEscrowOpener(url, escrowToken) }
}

function ringOf(name: keyof typeof VARIABLES, value: string | undefined): WalletKeyRing {
  const variable = VARIABLES[name]
  const hint = name === 'escrowPublicKey' ? 'openappkit-cloud escrow prints it' : CREATE_KEY
  if (value === undefined) throw new Error(`${variable} is missing. ${hint}.`)
  const ring = parseKeyRing(value)
  if (!ring) throw new Error(`${variable} must be 32 bytes in base64. ${hint}.`)
  return ring
}
