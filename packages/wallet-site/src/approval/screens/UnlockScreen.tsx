import { Button, IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { lockIcon, mailIcon, passkeyIcon, passwordIcon, windowIcon } from '../approvalIcons'
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

function UnlockStep({ app, flow, operator, translator }: UnlockScreenProps): ReactNode {
  const { t } = translator
  const { step, busy, problem, opensAt } = useStore(flow.store)
  const text = problem === undefined ? undefined : problemText(problem, operator, translator)
  const { ways } = flow
  return (
    <>
      <Head
        icon={lockIcon}
        title={t(ways.length === 0 ? 'noWayTitle' : 'unlockTitle')}
        detail={t(busy === 'window' && app ? 'linkWaiting' : 'unlockDetail')}
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
          {opensAt !== undefined && (
            <Notice tone="caution">
              {t('escrowWaiting', {
                time: new Date(opensAt).toLocaleString(translator.locale, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </Notice>
          )}
          <Ways app={app} flow={flow} ways={ways} busy={busy} operator={operator} translator={translator} />
        </>
      )}
    </>
  )
}

interface WaysProps extends Pick<UnlockScreenProps, 'app' | 'flow' | 'translator' | 'operator'> {
  readonly ways: readonly UnlockWay[]
  readonly busy: UnlockWay | undefined
}

const icons = { passkey: passkeyIcon, password: passwordIcon, window: windowIcon, escrow: mailIcon } as const
const details = {
  passkey: 'withPasskeyDetail',
  password: 'withPasswordDetail',
  window: 'withWindowDetail',
  escrow: 'withEscrowDetail',
} as const

function Ways({ app, flow, ways, busy, operator, translator: { t } }: WaysProps): ReactNode {
  const titles = {
    passkey: t('withPasskey'),
    password: t('withPassword'),
    // The wallet's own window asks the app's frame, and a frame asks the window.
    window: t(app ? 'withWindow' : 'withApp'),
    escrow: t('withEscrow', { operator }),
  }
  const start = {
    passkey: () => flow.withPasskey(),
    password: async () => flow.show('password'),
    window: () => flow.withWindow(),
    escrow: () => flow.withEscrow(),
  }
  return (
    <div className="approval-choices">
      {ways.map(way => (
        <ListItem
          key={way}
          icon={<IconTile icon={icons[way]} />}
          title={titles[way]}
          detail={t(way === 'window' && !app ? 'withAppDetail' : details[way])}
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
