import { type AbiParameter, isHex } from 'viem'
import type { ReviewDetail } from '../Review'
import { printableText } from '../text/printableText'

const mostItems = 100
const textLimit = 1_000
const hexLimit = 4_096
const deepest = 6

/** Returns decoded parameters as details. Long lists and values are cut, visibly. */
export function detailsOf(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly ReviewDetail[] {
  return parameters.map((parameter, index) => detailOf(parameter.name || `#${index + 1}`, parameter, values[index], 0))
}

function detailOf(label: string, parameter: AbiParameter, value: unknown, depth: number): ReviewDetail {
  const { type } = parameter
  if (depth >= deepest) return { label, value: '…' }
  if (Array.isArray(value) && type.endsWith(']')) {
    const inner = { ...parameter, type: type.slice(0, type.lastIndexOf('[')) }
    const shown = value.slice(0, mostItems).map((item, index) => detailOf(`#${index + 1}`, inner, item, depth + 1))
    return { label, value: value.length > mostItems ? [...shown, { label: '…', value: String(value.length) }] : shown }
  }
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    const fields: Readonly<Record<string, unknown>> = { ...value }
    const { components } = parameter
    const parts = components.map((one, index) =>
      detailOf(one.name || `#${index + 1}`, one, fields[one.name ?? index], depth + 1),
    )
    return { label, value: parts }
  }
  if (type === 'address') return { label, value: String(value), format: 'address' }
  if (isHex(value))
    return { label, value: value.length > hexLimit ? `${value.slice(0, hexLimit)}…` : value, format: 'hex' }
  if (typeof value === 'string') return { label, value: printableText(value, { limit: textLimit }).text }
  return { label, value: String(value) }
}
