import { useCatalog, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { SignInCatalog } from './SignInCatalog'
import { SignInScreen } from './SignInScreen'

/** Requests a signature from the connected account, once its messages have loaded. */
export function SIWXSignMessageView(): ReactNode {
  const translator = useCatalog(SignInCatalog)
  return translator ? <SignInScreen translator={translator} /> : <ViewSkeleton hasMessages />
}
