import { emailSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Setting, under, variable } from '../services/Setting'
import { count, httpUrl, url } from '../services/variableValues'
import { parseKeyRing } from './operator/WalletKeys'
import type { WalletServiceOptions } from './WalletOptions'

const HOUR = 3_600_000

/** The message has no part of the value, because it may be logged. */
const keys: z.ZodType<string, string> = z
  .string()
  .refine(value => parseKeyRing(value) !== undefined, 'must be 32 bytes in base64, as from: openssl rand -base64 32')

/** Settings of the embedded wallet. */
export const walletSettings: readonly Setting<WalletServiceOptions>[] = under<WalletServiceOptions>('Embedded wallet', [
  {
    variables: [variable('WALLET_OPERATOR', z.string().min(1).max(60), operator => ({ wallet: { operator } }))],
    help: 'Your name, shown in the wallet and in its mails. Default OpenAppKit.',
  },
  {
    variables: [
      variable(
        'WALLET_CUSTODY',
        z.enum(['provisional', 'user', 'escrow'], 'must be provisional, user or escrow') as z.ZodType<
          'provisional' | 'user' | 'escrow',
          string
        >,
        custody => ({ wallet: { custody } }),
      ),
    ],
    help: 'Custody of new wallets: provisional (the operator too, until the user has two tested ways), user, or escrow. Default provisional.',
  },
  {
    variables: [
      variable('WALLET_MASTER_KEY', keys, masterKey => ({ wallet: { masterKey } })),
      variable('WALLET_OPRF_KEY', keys, oprfKey => ({ wallet: { oprfKey } })),
      variable('WALLET_CODE_PEPPER', keys, codePepper => ({ wallet: { codePepper } })),
    ],
    help: 'Secrets of 32 bytes in base64. Separate older ones with commas. Without DATABASE_URL, the server creates them in the data folder.',
  },
  {
    variables: [
      variable('WALLET_ESCROW_PUBLIC_KEY', keys, escrowPublicKey => ({ wallet: { escrowPublicKey } })),
      variable('WALLET_ESCROW_URL', httpUrl, escrowUrl => ({ wallet: { escrowUrl } })),
      variable('WALLET_ESCROW_TOKEN', z.string().min(32, 'must have at least 32 characters'), escrowToken => ({
        wallet: { escrowToken },
      })),
      variable('WALLET_ESCROW_KEY', keys, escrowKey => ({ wallet: { escrowKey } })),
    ],
    help: "Public key, URL and shared secret of the escrow's process, which openappkit-cloud escrow runs. Only that process gets WALLET_ESCROW_KEY.",
  },
  {
    variables: [variable('WALLET_ESCROW_HOURS', count(0, 720), hours => ({ wallet: { escrowDelay: hours * HOUR } }))],
    help: 'Hours before a new device can open the escrow under provisional, for the server and for openappkit-cloud escrow. Default 24.',
  },
  {
    variables: [
      variable('SMTP_URL', url('a URL such as smtps://user:password@mail.example:465', /^smtps?$/), smtpUrl => ({
        wallet: { smtpUrl },
      })),
      variable('WALLET_MAIL_FROM', emailSchema as z.ZodType<string, string>, mailFrom => ({ wallet: { mailFrom } })),
    ],
    help: 'Mail server, and the address of the sender. Without DATABASE_URL, mails go to /wallet/inbox by default.',
  },
])
