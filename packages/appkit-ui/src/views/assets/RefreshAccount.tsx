import type { ReactNode } from 'react'
import { RefreshButton } from '../account/RefreshButton'
import { useRefresh } from './useRefresh'

/** Refreshes the account, for users who can't pull the view down. */
export function RefreshAccount(): ReactNode {
  return <RefreshButton refresh={useRefresh()} />
}
