import type { SIWXData } from '@openappkit/contract'
import { type FieldRules, standardRules } from './assertSafe'
import { composeMessage } from './composeMessage'
import { splitChainId } from './messageForm'

const oneLine = {
  must: 'one line of text, without a space at either end',
  // Rejects line breaks, text direction controls and text that UTF-8 can't encode.
  holds: (value: string): boolean =>
    /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u.test(value) && value === value.trim(),
}

/**
 * Rules of AppKit 1.8 messages, which have no strict grammar. Statement, URI, version, request id and resources may be
 * any single line.
 */
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

/** Returns the message text of AppKit 1.8. The data must follow {@link legacyRules}; `label` must be one line. */
export function composeLegacyMessage(data: SIWXData, label: string, isNamespaceShown: boolean): string {
  return composeMessage(data, {
    label,
    address: data.accountAddress,
    chainId: isNamespaceShown ? data.chainId : (splitChainId(data.chainId)?.reference ?? ''),
    hasTwoBlankLines: false,
  })
}

/** Returns whether line 1 of a legacy message may contain this network name. */
export function isLegacyLabel(label: string): boolean {
  return oneLine.holds(label)
}
