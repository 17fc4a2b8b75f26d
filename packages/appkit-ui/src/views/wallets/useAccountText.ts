import type { AccountEntry } from '@openappkit/appkit-core'
import { truncateAddress } from '@openappkit/appkit-core/format'
import { useWords } from '../words/WordsContext'
import { accountLabel } from './accountLabel'

/** Says an account in one line: what it is for, where that needs a word, and its shortened address. */
export function useAccountText(): (account: AccountEntry) => string {
  const words = useWords()
  return ({ address, type }) => {
    const label = accountLabel(type)
    return label ? `${words.t(label)} · ${truncateAddress(address)}` : truncateAddress(address)
  }
}
