import { type AbiFunction, type Hex, parseAbi } from 'viem'
import { decodeFunctionData, size, toFunctionSelector } from 'viem/utils'
import { batchSignatures, hintSignatures, standardSignatures } from './callSignatures'
import type { DecodedCall, EvmCall } from './DecodedCall'
import { innerCalls } from './innerCalls'
import { meaningOf } from './meaningOf'
import { detailsOf } from './parameterDetails'

interface Entry {
  readonly signature: string
  readonly source: DecodedCall['source']
}

const deepest = 4
const mostCalls = 40
const mostBytes = 128 * 1024

/** Decodes calldata of known functions. Any contract can have a function of a known name, so this is never proof. */
export class CallDecoder {
  /** By selector. Built when the first call is decoded. */
  #entries: ReadonlyMap<string, Entry> | undefined
  readonly #items: Map<string, AbiFunction> = new Map()

  /** Returns the decoded call, or undefined if the function isn't known or the data doesn't fit it. */
  decode(call: EvmCall): DecodedCall | undefined {
    return this.#decode(call, 0, { left: mostCalls })
  }

  #decode(call: EvmCall, depth: number, budget: { left: number }): DecodedCall | undefined {
    if (size(call.data) < 4 || size(call.data) > mostBytes || budget.left <= 0) return undefined
    budget.left -= 1
    const entry = this.#table().get(call.data.slice(0, 10).toLowerCase())
    if (!entry) return undefined
    const item = this.#item(entry.signature)
    const args = decodeArguments(item, call.data)
    if (!args) return undefined
    const nested = depth < deepest ? innerCalls(item, args, call) : []
    return {
      call,
      name: item.name,
      source: entry.source,
      meaning: meaningOf(item, args),
      details: detailsOf(item.inputs, args),
      inner: nested.flatMap(one => this.#decode(one, depth + 1, budget) ?? []),
    }
  }

  #table(): ReadonlyMap<string, Entry> {
    const rows = (signatures: readonly string[], source: Entry['source']): [string, Entry][] =>
      signatures.map(signature => [toFunctionSelector(`function ${signature}`), { signature, source }])
    this.#entries ??= new Map([
      ...rows(hintSignatures, 'selector'),
      ...rows(batchSignatures, 'selector'),
      ...rows(standardSignatures, 'standard'),
    ])
    return this.#entries
  }

  #item(signature: string): AbiFunction {
    const known = this.#items.get(signature)
    if (known) return known
    const parsed: AbiFunction = parseFunction(signature)
    this.#items.set(signature, parsed)
    return parsed
  }
}

function parseFunction(signature: string): AbiFunction {
  const signatures: readonly string[] = [`function ${signature}`]
  const item = parseAbi(signatures).find(one => one.type === 'function')
  if (!item) throw new Error(`${signature} is no function.`)
  return item
}

function decodeArguments(item: AbiFunction, data: Hex): readonly unknown[] | undefined {
  try {
    return decodeFunctionData({ abi: [item], data }).args ?? []
  } catch {
    return undefined
  }
}
