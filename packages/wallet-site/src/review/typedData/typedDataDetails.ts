import type { ReviewDetail } from '../Review'
import { printableText } from '../text/printableText'
import { elementType } from './readStructs'
import type { ReadTypedData } from './readTypedData'
import { isList, isStruct, type TypedStructs, type TypedValue } from './TypedValue'

const timeName = /(?:deadline|expir|valid(?:to|until|after|before)|starttime|endtime)/i

/** Returns everything that is signed as details: the domain and the message. */
export function typedDataDetails({ domain, primaryType, message, structs }: ReadTypedData): readonly ReviewDetail[] {
  return [
    { label: 'domain', value: structDetails('EIP712Domain', domain, structs) },
    { label: primaryType, value: structDetails(primaryType, message, structs) },
  ]
}

/** Whether a signed text has characters that can't be seen. */
export function hasHiddenText(value: TypedValue): boolean {
  if (typeof value === 'string') return printableText(value, { isMultiline: true }).hasHidden
  if (isList(value)) return value.some(hasHiddenText)
  return isStruct(value) && Object.values(value).some(hasHiddenText)
}

function structDetails(type: string, value: TypedValue, structs: TypedStructs): readonly ReviewDetail[] {
  const fields = structs.get(type) ?? []
  return isStruct(value) ? fields.map(field => detailOf(field.name, field.type, value[field.name], structs)) : []
}

function detailOf(label: string, type: string, value: TypedValue | undefined, structs: TypedStructs): ReviewDetail {
  if (isList(value)) {
    const inner = type.slice(0, type.lastIndexOf('['))
    return { label, value: value.map((item, index) => detailOf(`#${index + 1}`, inner, item, structs)) }
  }
  if (isStruct(value)) return { label, value: structDetails(elementType(type), value, structs) }
  if (type === 'address') return { label, value: String(value), format: 'address' }
  if (type.startsWith('bytes')) return { label, value: String(value), format: 'hex' }
  if (typeof value === 'bigint')
    return timeName.test(label) ? timeDetail(label, value) : { label, value: String(value) }
  return { label, value: printableText(String(value), { isMultiline: true }).text }
}

/** Shows seconds since the epoch as a time, if they are one. */
function timeDetail(label: string, value: bigint): ReviewDetail {
  const isTime = value > 1_000_000_000n && value < 10_000_000_000n
  return isTime
    ? { label, value: new Date(Number(value) * 1000).toISOString(), format: 'time' }
    : { label, value: String(value) }
}
