import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import { AccountItems, type AccountItemsState } from './AccountItems'

/** What features add to the account view, out of what has loaded. Asks for the rest of them. */
export function useAccountItems(): AccountItemsState {
  return useSnapshot(useKit().service(AccountItems).state) as AccountItemsState
}
