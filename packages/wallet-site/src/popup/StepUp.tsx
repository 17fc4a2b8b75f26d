import { IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { lockIcon, mailIcon, passkeyIcon } from '../approval/approvalIcons'
import { getPasskey } from '../approval/passkey/getPasskey'
import { hasPasskeys } from '../approval/passkey/hasPasskeys'
import { useStore } from '../approval/Store'
import { LoginForm } from '../approval/screens/LoginForm'
import { Head } from '../approval/screens/Screen'
import { problemText } from '../approval/text/problemText'
import { createLogin } from './Gate'
import { Page } from './Page'
import type { WindowContext } from './WindowContext'

export interface StepUpProps {
  readonly context: WindowContext
  readonly onConfirmed: () => void
}

/** Asks for a passkey or a new login before the keys show. Part `window-step-up`. */
export function StepUp({ context, onConfirmed }: StepUpProps): ReactNode {
  const { account, operator, rpId, texts, translator, vault } = context
  const [login] = useState(() => createLogin(context, onConfirmed))
  const [way, setWay] = useState<'choose' | 'code'>('choose')
  const [attempt, setAttempt] = useState<{ readonly isBusy: boolean; readonly problem?: unknown }>({ isBusy: false })
  const passkeys = useStore(account).account?.paths.filter(({ kind }) => kind === 'passkey') ?? []
  const { email } = useStore(login.store)
  const byPasskey = async (): Promise<void> => {
    setAttempt({ isBusy: true })
    try {
      const answer = await getPasskey({ rpId, paths: passkeys })
      const path = passkeys.find(({ credentialId }) => credentialId === answer.credentialId)
      if (path) await vault.testPath(path, answer)
      onConfirmed()
    } catch (problem) {
      setAttempt({ isBusy: false, problem })
    }
  }
  return (
    <Page {...context}>
      <div className="approval-screen" part="window-step-up">
        <Head icon={lockIcon} title={texts.t('stepUpTitle')} detail={texts.t('stepUpDetail')} />
        {attempt.problem !== undefined && (
          <Notice tone="negative">{problemText(attempt.problem, operator, translator)}</Notice>
        )}
        {way === 'code' ? (
          <LoginForm flow={login} canChangeEmail={false} emailLabel="" operator={operator} translator={translator} />
        ) : (
          <div className="approval-choices">
            {passkeys.length > 0 && hasPasskeys() && (
              <ListItem
                icon={<IconTile icon={passkeyIcon} />}
                title={translator.t('withPasskey')}
                detail={translator.t('withPasskeyDetail')}
                chevron
                loading={attempt.isBusy}
                onClick={() => void byPasskey()}
              />
            )}
            <ListItem
              icon={<IconTile icon={mailIcon} />}
              title={texts.t('byCode')}
              detail={texts.t('byCodeDetail', { email })}
              chevron
              onClick={() => {
                setWay('code')
                void login.sendCode()
              }}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
