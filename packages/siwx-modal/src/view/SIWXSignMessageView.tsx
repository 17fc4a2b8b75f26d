import { useCatalogue, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { SignInScreen } from './SignInScreen'
import { SignInWords } from './SignInWords'

/** The view that asks whoever connected to sign in, once its words are there. */
export function SIWXSignMessageView(): ReactNode {
  const translator = useCatalogue(SignInWords)
  return translator ? <SignInScreen translator={translator} /> : <ViewSkeleton hasWords />
}
