import type { SIWXData } from '@openappkit/contract'
import { type FieldRules, standardRules } from './assertSafe'
import { composeMessage } from './composeMessage'
import { splitChainId } from './messageForm'

const oneLine = {
  must: 'one line of text, without a space at either end',
  // Everything that some reader takes for the end of a line, turns around what is shown, or can't be written as UTF-8.
  holds: (value: string): boolean =>
    /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u.test(value) && value === value.trim(),
}

/** The rules of a message that is meant for eyes alone: any single line is fine, as long as no field can pass for another. */
export const legacyRules: FieldRules = {
  ...standardRules,
  statement: oneLine,
  uri: { ...oneLine, isRequired: true },
  version: { ...oneLine, isRequired: true },
  nonce: {
    must: 'at least 8 characters, none of them a space',
    isRequired: true,
    holds: value => /^[!-~]{8,}$/.test(value),
  },
  requestId: oneLine,
  resources: oneLine,
}

/** Writes the text that AppKit 1.8 asks to sign. The data must keep {@link legacyRules}, `label` must be one line. */
export function composeLegacyMessage(data: SIWXData, label: string, isNamespaceShown: boolean): string {
  return composeMessage(data, {
    label,
    address: data.accountAddress,
    chainId: isNamespaceShown ? data.chainId : (splitChainId(data.chainId)?.reference ?? ''),
    hasTwoBlankLines: false,
  })
}

/** True for what line 1 may call a network in a legacy message. */
export function isLegacyLabel(label: string): boolean {
  return oneLine.holds(label)
}
