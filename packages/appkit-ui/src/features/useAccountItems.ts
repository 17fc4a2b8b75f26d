import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import { AccountItems, type AccountItemsState } from './AccountItems'

/** Returns the items that loaded features add to the account view, and loads the remaining features. */
export function useAccountItems(): AccountItemsState {
  return useSnapshot(useKit().controller(AccountItems).state) as AccountItemsState
}
