import { Button, IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { lockIcon, passkeyIcon, passwordIcon, windowIcon } from '../approvalIcons'
import { useStore } from '../Store'
import { problemText } from '../text/problemText'
import type { LoginFlow } from '../unlock/LoginFlow'
import type { UnlockFlow, UnlockWay } from '../unlock/UnlockFlow'
import type { AskingApp, ScreenProps } from './ApprovalProps'
import { LoginForm } from './LoginForm'
import { PasswordForm } from './PasswordForm'
import { Head, Screen } from './Screen'

export interface UnlockScreenProps extends ScreenProps {
  readonly app: AskingApp | undefined
  readonly flow: UnlockFlow
  /** Creates the login that passkeys and passwords need. */
  readonly createLogin: (onLoggedIn: () => void) => LoginFlow
  readonly onCancel: (() => void) | undefined
}

/** Asks how to open the locked wallet. Part `approval-unlock`. */
export function UnlockScreen(props: UnlockScreenProps): ReactNode {
  const { app, flow, onCancel, operator, translator } = props
  const { t } = translator
  const { step, busy } = useStore(flow.store)
  const footer = (onCancel || step !== 'choose') && (
    <div className="approval-buttons">
      {step !== 'choose' && (
        <Button disabled={busy !== undefined} onClick={() => flow.show('choose')}>
          {t('back')}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </div>
  )
  return (
    <Screen app={app} translator={translator} operator={operator} footer={footer}>
      <div className="approval-screen" part="approval-unlock">
        {step === 'login' ? <LoginStep {...props} /> : <UnlockStep {...props} />}
      </div>
    </Screen>
  )
}

function UnlockStep({ flow, operator, translator }: UnlockScreenProps): ReactNode {
  const { t } = translator
  const { step, busy, problem } = useStore(flow.store)
  const text = problem === undefined ? undefined : problemText(problem, operator, translator)
  const { ways } = flow
  return (
    <>
      <Head
        icon={lockIcon}
        title={t(ways.length === 0 ? 'noWayTitle' : 'unlockTitle')}
        detail={t(busy === 'window' ? 'linkWaiting' : 'unlockDetail')}
      />
      {step === 'password' ? (
        <PasswordForm
          label={t('password')}
          submitLabel={t('unlock')}
          isNew={false}
          problem={text}
          isBusy={busy !== undefined}
          onSubmit={password => void flow.withPassword(password)}
        />
      ) : (
        <>
          {text && <Notice tone="negative">{text}</Notice>}
          <Ways flow={flow} ways={ways} busy={busy} translator={translator} />
        </>
      )}
    </>
  )
}

interface WaysProps extends Pick<UnlockScreenProps, 'flow' | 'translator'> {
  readonly ways: readonly UnlockWay[]
  readonly busy: UnlockWay | undefined
}

const icons = { passkey: passkeyIcon, password: passwordIcon, window: windowIcon } as const
const titles = { passkey: 'withPasskey', password: 'withPassword', window: 'withWindow' } as const
const details = { passkey: 'withPasskeyDetail', password: 'withPasswordDetail', window: 'withWindowDetail' } as const

function Ways({ flow, ways, busy, translator: { t } }: WaysProps): ReactNode {
  const start = {
    passkey: () => flow.withPasskey(),
    password: async () => flow.show('password'),
    window: () => flow.withWindow(),
  }
  return (
    <div className="approval-choices">
      {ways.map(way => (
        <ListItem
          key={way}
          icon={<IconTile icon={icons[way]} />}
          title={t(titles[way])}
          detail={t(details[way])}
          chevron
          loading={busy === way}
          disabled={busy !== undefined && busy !== way}
          onClick={() => void start[way]()}
        />
      ))}
    </div>
  )
}

function LoginStep({ createLogin, flow, operator, translator }: UnlockScreenProps): ReactNode {
  const { t } = translator
  const [login] = useState(() => createLogin(() => flow.show('choose')))
  const { email } = useStore(login.store)
  return (
    <>
      <Head icon={lockIcon} title={t('loginTitle')} detail={t('loginDetail', { email })} />
      <LoginForm flow={login} canChangeEmail={false} emailLabel="" operator={operator} translator={translator} />
    </>
  )
}
