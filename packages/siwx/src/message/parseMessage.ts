import { AppKitError, type ChainNamespace, type SIWXData } from '@openappkit/contract'
import { assertFields, type FieldRules, standardRules } from './assertSafe'
import { isLegacyLabel, legacyRules } from './legacyMessage'
import { isLabelKnown, joinChainId, messageFormOf, namespaceOfLabel, splitChainId } from './messageForm'
import { readLines, type SaidMessage } from './readLines'

/** Data of a parsed message. Missing fields are absent. `accountAddress` has the message's spelling. */
export interface ParsedMessage extends SIWXData {
  readonly issuedAt: string
  /** Scheme before the domain, without `://`. */
  readonly scheme?: string
}

/** Options of {@link parseMessage}. */
export interface ParseMessageOptions {
  /**
   * Whether to also accept the text of `LegacyMessenger` and AppKit 1.8, with a network name in line 1 and usually a
   * CAIP-2 id. Default: false.
   */
  readonly legacyAppKitMessages?: boolean
}

/**
 * Parses a sign-in message strictly: EIP-4361 on EVM chains, CAIP-122 elsewhere.
 *
 * @throws AppKitError `siwx/invalid-message`, which names the line or the field.
 * @example
 * ```ts
 * import { parseMessage } from '@openappkit/siwx/message'
 *
 * export const nonceOf = (message: string) => parseMessage(message).nonce
 * ```
 */
export function parseMessage(text: string, { legacyAppKitMessages = false }: ParseMessageOptions = {}): ParsedMessage {
  if (typeof text !== 'string') refuse("The sign-in message isn't a string. Pass the text that was signed.")
  const said = readLines(text)
  // A network name can look like the name of an unknown namespace, so those come last.
  const readers = !legacyAppKitMessages
    ? [readStandard]
    : isLabelKnown(said.label)
      ? [readStandard, readLegacy]
      : [readLegacy, readStandard]
  let failure: unknown
  for (const read of readers) {
    try {
      return read(said)
    } catch (cause) {
      failure ??= cause
    }
  }
  const which = failure instanceof AppKitError ? failure.message : ''
  throw new AppKitError('siwx/invalid-message', `The text isn't a sign-in message. ${which}`.trim(), { cause: failure })
}

function readStandard({ label, blankLines, ...said }: SaidMessage): ParsedMessage {
  const namespace = namespaceOfLabel(label)
  const form = messageFormOf(namespace ?? '')
  if (said.statement === undefined && form.isStrict && blankLines !== 2)
    refuse('Two lines under the address must be empty.')
  const chainId = namespace && joinChainId(namespace, form.readReference(said.chainId))
  if (!chainId || !splitChainId(chainId)) return refuse('Line 1 and the Chain ID must name one chain.')
  return checked({ ...said, chainId }, standardRules)
}

function readLegacy({ label, blankLines, ...said }: SaidMessage): ParsedMessage {
  if (!isLegacyLabel(label) || said.scheme !== undefined) refuse('Line 1 must name a domain and a network.')
  if (said.statement === undefined && blankLines !== 1) refuse('One line under the address must be empty.')
  const family = said.chainId.includes(':') ? undefined : namespaceByForm(said.chainId, said.accountAddress)
  const chain = splitChainId(family === undefined ? said.chainId : joinChainId(family, said.chainId))
  if (!chain) return refuse('The Chain ID must name a chain.')
  return checked({ ...said, chainId: joinChainId(chain.namespace, chain.reference) }, legacyRules)
}

function checked(parsed: ParsedMessage, rules: FieldRules): ParsedMessage {
  assertFields(parsed, rules)
  return parsed
}

function refuse(why: string): never {
  throw new AppKitError('siwx/invalid-message', why)
}

/** Returns the namespace of a bare reference. Namespaces differ in the format of references and addresses. */
function namespaceByForm(reference: string, address: string): ChainNamespace | undefined {
  const isAddress = (namespace: ChainNamespace): boolean => messageFormOf(namespace).isAddress(address)
  if (/^\d+$/.test(reference) && isAddress('eip155')) return 'eip155'
  if (/^[0-9a-f]{32}$/.test(reference) && isAddress('bip122')) return 'bip122'
  if (/^[1-9A-HJ-NP-Za-km-z]{32}$/.test(reference) && isAddress('solana')) return 'solana'
  return undefined
}
