import type { Hex } from 'viem'
import { decodeAbiParameters, size } from 'viem/utils'
import { printableText } from '../text/printableText'

const errorSelector = '0x08c379a0'
const panicSelector = '0x4e487b71'
const limit = 200

const panics: Readonly<Record<string, string>> = {
  '1': 'Assertion failed',
  '17': 'Arithmetic overflow',
  '18': 'Division by zero',
  '50': 'Index out of bounds',
  '65': 'Out of memory',
}

/** Errors without a text that tokens and account contracts use. By selector. */
const customErrors: Readonly<Record<string, string>> = {
  '0xe450d38c': 'ERC20InsufficientBalance',
  '0xfb8f41b2': 'ERC20InsufficientAllowance',
  '0x177e802f': 'ERC721InsufficientApproval',
  '0x7e273289': 'ERC721NonexistentToken',
  '0x03dee4c5': 'ERC1155InsufficientBalance',
  '0xe237d922': 'ERC1155MissingApprovalForAll',
  '0x118cdaa7': 'OwnableUnauthorizedAccount',
  '0xe2517d3f': 'AccessControlUnauthorizedAccount',
}

/** Returns the reason of a revert as text from the contract, or undefined if it gave none. Untrusted. */
export function decodeRevert(data: Hex): string | undefined {
  if (size(data) < 4) return undefined
  const selector = data.slice(0, 10).toLowerCase()
  try {
    const body: Hex = `0x${data.slice(10)}`
    if (selector === errorSelector) {
      const [reason] = decodeAbiParameters([{ type: 'string' }], body)
      return printableText(reason, { limit }).text || undefined
    }
    if (selector === panicSelector) {
      const [code] = decodeAbiParameters([{ type: 'uint256' }], body)
      return panics[code.toString()] ?? `Panic ${code}`
    }
  } catch {
    return undefined
  }
  return customErrors[selector] ?? selector
}
