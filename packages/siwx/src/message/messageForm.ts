import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { checksumAddress, isEvmAccount } from './checksumAddress'

/** Message format of one namespace. */
export interface MessageForm {
  /** Name of the chain in line 1. */
  readonly label: string
  isAddress(address: string): boolean
  isReference(reference: string): boolean
  /** Returns the address as the message writes it. */
  printAddress(address: string): string
  /** Returns the chain reference from the text after `Chain ID: `. */
  readReference(text: string): string
  /**
   * Whether a message without a statement has two blank lines below the address. The parser also accepts one, unless
   * `isStrict`.
   */
  readonly hasTwoBlankLines: boolean
  /** Whether the parser accepts only the number of blank lines that the format defines. */
  readonly isStrict: boolean
}

/** Cluster names of Sign In With Solana. */
const clusters: Readonly<Record<string, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

const asItIs = (text: string): string => text
const isReference = (reference: string): boolean => /^[-_a-zA-Z0-9]{1,32}$/.test(reference)
const withoutNamespace = (namespace: string, text: string): string =>
  text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text

/** EIP-4361, the Solana profile of CAIP-122, and CAIP-122 for Bitcoin, which has no profile. */
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
    // Wallets that write the message themselves use one, so both kinds of sign-in produce the same text.
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

/**
 * Returns the format of a namespace. A namespace without a known profile uses its capitalized name: `tezos` is 'Tezos'.
 */
export function messageFormOf(namespace: string): MessageForm {
  const known = Object.hasOwn(forms, namespace) ? forms[namespace] : undefined
  return (
    known ?? {
      label: namespace.charAt(0).toUpperCase() + namespace.slice(1),
      // Characters of an account address (CAIP-10).
      isAddress: address => /^[-.%a-zA-Z0-9]{1,128}$/.test(address),
      isReference,
      printAddress: asItIs,
      readReference: text => withoutNamespace(namespace, text),
      hasTwoBlankLines: true,
      isStrict: false,
    }
  )
}

/** Returns the namespace of the chain name in line 1, or undefined if the name is invalid. */
export function namespaceOfLabel(label: string): ChainNamespace | undefined {
  const known = Object.entries(forms).find(([, form]) => form.label === label)?.[0]
  const namespace = known ?? label.charAt(0).toLowerCase() + label.slice(1)
  if (!isNamespaceName(namespace) || messageFormOf(namespace).label !== label) return undefined
  return namespace
}

/** Returns whether line 1 names a known namespace. */
export function isLabelKnown(label: string): boolean {
  return Object.values(forms).some(form => form.label === label)
}

/** Splits a CAIP-2 chain id. Undefined if it is invalid, or its namespace could pass for another. */
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

/** Joins a CAIP-2 chain id. */
export function joinChainId(namespace: ChainNamespace, reference: string): CaipNetworkId {
  return `${namespace}:${reference}`
}

/** Returns whether a text is a valid CAIP-2 namespace. */
function isNamespaceName(text: string): text is ChainNamespace {
  return /^[-a-z0-9]{3,8}$/.test(text)
}
