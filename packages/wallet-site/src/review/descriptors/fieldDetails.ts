import type { DisplayField, DisplayFieldGroup } from '@ethereum-sourcify/clear-signing'
import type { ReviewDetail } from '../Review'
import { printableText } from '../text/printableText'

const mostFields = 100
const textLimit = 1_000

/** Returns the fields of a described request as details. */
export function fieldDetails(fields: readonly (DisplayField | DisplayFieldGroup)[]): readonly ReviewDetail[] {
  return fields.slice(0, mostFields).map(field => {
    const label = printableText(field.label ?? '', { limit: 100 }).text
    if ('fields' in field) return { label, value: fieldDetails(field.fields) }
    const value = printableText(field.value, { limit: textLimit }).text
    const nested = field.embeddedCalldata?.display.fields
    if (nested) return { label, value: fieldDetails(nested) }
    return field.fieldType === 'address' && field.rawAddress !== undefined && field.value !== field.rawAddress
      ? { label, value: `${value} (${field.rawAddress})` }
      : { label, value }
  })
}
