import { type ReactNode, useState } from 'react'
import type { ApprovalOptions } from '../ApprovalOptions'
import type { ApprovalTranslator } from '../text/amountOf'
import { LoginFlow } from '../unlock/LoginFlow'
import { UnlockFlow } from '../unlock/UnlockFlow'
import type { AskingApp } from './ApprovalProps'
import { UnlockScreen } from './UnlockScreen'

/** Context of the screens of a request. */
export interface ApprovalContext extends Pick<ApprovalOptions, 'vault' | 'vaultState' | 'rpId' | 'operator'> {
  readonly projectId: string
  readonly unlockByWindow: () => Promise<void>
}

export interface UnlockingProps {
  readonly app: AskingApp
  readonly context: ApprovalContext
  readonly translator: ApprovalTranslator
  readonly onUnlocked: () => void
  readonly onCancel: () => void
}

/** Asks how to unlock the wallet, and does so. */
export function Unlocking({ app, context, translator, onUnlocked, onCancel }: UnlockingProps): ReactNode {
  const { vault, vaultState, operator, projectId } = context
  const [flow] = useState(() => new UnlockFlow({ ...context, onUnlocked }))
  const createLogin = (onLoggedIn: () => void): LoginFlow =>
    new LoginFlow(
      { vault, origin: app.origin, projectId, language: translator.locale, onLoggedIn },
      vaultState().account?.email ?? null,
    )
  return (
    <UnlockScreen
      app={app}
      flow={flow}
      createLogin={createLogin}
      operator={operator}
      translator={translator}
      onCancel={onCancel}
    />
  )
}
