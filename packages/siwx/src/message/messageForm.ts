import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { checksumAddress, isEvmAccount } from './checksumAddress'

/** How the message of one chain family reads, where families differ. */
export interface MessageForm {
  /** What line 1 calls the chain. */
  readonly label: string
  isAddress(address: string): boolean
  isReference(reference: string): boolean
  /** The address as it is written into a message. */
  printAddress(address: string): string
  /** The chain's reference, out of what a message says after `Chain ID: `. */
  readReference(text: string): string
  /** Whether a message without a statement has two blank lines under the address. The parser takes one as well, unless `isStrict`. */
  readonly hasTwoBlankLines: boolean
  /** Whether there is only this one way to write it. */
  readonly isStrict: boolean
}

/** Names by which Sign In With Solana calls the clusters. */
const clusters: Readonly<Record<string, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

const asItIs = (text: string): string => text
const isReference = (reference: string): boolean => /^[-_a-zA-Z0-9]{1,32}$/.test(reference)
const withoutNamespace = (namespace: string, text: string): string =>
  text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text

/** EIP-4361, the Solana profile of CAIP-122, and CAIP-122 itself for Bitcoin, which has no profile. */
const forms: Readonly<Record<string, MessageForm>> = {
  eip155: {
    label: 'Ethereum',
    isAddress: isEvmAccount,
    isReference: reference => /^(?:0|[1-9]\d{0,15})$/.test(reference) && Number.isSafeInteger(Number(reference)),
    printAddress: checksumAddress,
    readReference: asItIs,
    hasTwoBlankLines: true,
    isStrict: true,
  },
  solana: {
    label: 'Solana',
    isAddress: address => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address),
    isReference,
    printAddress: asItIs,
    readReference: text => {
      const name = withoutNamespace('solana', text)
      return Object.hasOwn(clusters, name) ? (clusters[name] ?? name) : name
    },
    // Wallets that write the message themselves leave one, so that both ways of signing in give the same text.
    hasTwoBlankLines: false,
    isStrict: false,
  },
  bip122: {
    label: 'Bitcoin',
    isAddress: address => /^[A-Za-z0-9]{14,90}$/.test(address),
    isReference,
    printAddress: asItIs,
    readReference: text => withoutNamespace('bip122', text),
    hasTwoBlankLines: true,
    isStrict: false,
  },
}

/** The form of a chain family. One that has no profile here is called by its own name: `tezos` is 'Tezos'. */
export function messageFormOf(namespace: string): MessageForm {
  const known = Object.hasOwn(forms, namespace) ? forms[namespace] : undefined
  return (
    known ?? {
      label: namespace.charAt(0).toUpperCase() + namespace.slice(1),
      // CAIP-10: what an account's address may hold.
      isAddress: address => /^[-.%a-zA-Z0-9]{1,128}$/.test(address),
      isReference,
      printAddress: asItIs,
      readReference: text => withoutNamespace(namespace, text),
      hasTwoBlankLines: true,
      isStrict: false,
    }
  )
}

/** The chain family that line 1 names. */
export function namespaceOfLabel(label: string): ChainNamespace | undefined {
  const known = Object.entries(forms).find(([, form]) => form.label === label)?.[0]
  const namespace = known ?? label.charAt(0).toLowerCase() + label.slice(1)
  if (!isNamespaceName(namespace) || messageFormOf(namespace).label !== label) return undefined
  return namespace
}

/** Whether line 1 names a family whose form is known here. */
export function isLabelKnown(label: string): boolean {
  return Object.values(forms).some(form => form.label === label)
}

/** Splits a CAIP-2 id; undefined when it is none, or one of a family whose name reads like another's. */
export function splitChainId(
  chainId: string,
): { readonly namespace: ChainNamespace; readonly reference: string } | undefined {
  const [namespace = '', reference = '', ...rest] = chainId.split(':')
  if (rest.length > 0 || !isNamespaceName(namespace)) return undefined
  const form = messageFormOf(namespace)
  return form.isReference(reference) && namespaceOfLabel(form.label) === namespace
    ? { namespace, reference }
    : undefined
}

/** Puts a CAIP-2 id together. */
export function joinChainId(namespace: ChainNamespace, reference: string): CaipNetworkId {
  return `${namespace}:${reference}`
}

/** True for what a chain family may be called. CAIP-2. */
function isNamespaceName(text: string): text is ChainNamespace {
  return /^[-a-z0-9]{3,8}$/.test(text)
}
