import { Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { lockIcon } from '../approval/approvalIcons'
import { useStore } from '../approval/Store'
import { LoginForm } from '../approval/screens/LoginForm'
import { Head } from '../approval/screens/Screen'
import { UnlockScreen } from '../approval/screens/UnlockScreen'
import { LoginFlow } from '../approval/unlock/LoginFlow'
import { UnlockFlow } from '../approval/unlock/UnlockFlow'
import { Page } from './Page'
import type { WindowContext } from './WindowContext'

export interface GateProps {
  readonly context: WindowContext
  /** Whether the page needs the open wallet, or only the login. */
  readonly needsKey: boolean
  readonly children: ReactNode
}

/** Shows its page once the user is logged in, and once the wallet is open if the page needs it. */
export function Gate({ context, needsKey, children }: GateProps): ReactNode {
  const { status, account } = useStore(context.account)
  if (status === 'out' || status === 'verifying') return <WindowLogin context={context} />
  // A new wallet has no key yet: the page creates it.
  const hasWallet = account !== undefined && account.addresses.length > 0
  return needsKey && hasWallet && status === 'locked' ? <WindowUnlock context={context} /> : children
}

function WindowLogin({ context }: { context: WindowContext }): ReactNode {
  const { email, operator, texts, translator } = context
  const [flow] = useState(() => createLogin(context, () => {}))
  return (
    <Page {...context}>
      <div className="approval-screen">
        <Head icon={lockIcon} title={texts.t('loginTitle')} detail={texts.t('loginDetail')} />
        <LoginForm
          flow={flow}
          canChangeEmail={email === null}
          emailLabel={texts.t('email')}
          operator={operator}
          translator={translator}
        />
        {email !== null && <Notice>{translator.t('loginDetail', { email })}</Notice>}
      </div>
    </Page>
  )
}

function WindowUnlock({ context }: { context: WindowContext }): ReactNode {
  const { account, operator, rpId, translator, unlockByOpener, vault } = context
  const [flow] = useState(
    () =>
      new UnlockFlow({
        vault,
        vaultState: () => account.state,
        rpId,
        unlockByWindow: unlockByOpener,
        onUnlocked: () => {},
      }),
  )
  return (
    <UnlockScreen
      app={undefined}
      flow={flow}
      createLogin={onLoggedIn => createLogin(context, onLoggedIn)}
      operator={operator}
      translator={translator}
      onCancel={undefined}
    />
  )
}

/** Creates a login for a page. */
export function createLogin(
  { account, email, origin, projectId, texts, vault }: WindowContext,
  onLoggedIn: () => void,
): LoginFlow {
  return new LoginFlow(
    { vault, origin, projectId, language: texts.locale, onLoggedIn },
    email ?? account.state.account?.email ?? null,
  )
}
