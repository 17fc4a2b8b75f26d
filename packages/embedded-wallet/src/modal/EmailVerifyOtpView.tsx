import {
  Button,
  Icon,
  IconTile,
  Message,
  type Translator,
  useCatalog,
  useKit,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { LoginState } from '../login/LoginState'
import { CodeScreen } from './CodeScreen'
import { EmailLogin } from './EmailLogin'
import { failureText, problemText } from './failureText'
import type { walletEn } from './locales/wallet.en'
import { mailIcon } from './mailIcon'
import { ResendCode } from './ResendCode'
import { WalletTexts } from './WalletTexts'

/** Asks for the code from the email, checks it, and connects. */
export function EmailVerifyOtpView(): ReactNode {
  const kit = useKit()
  const value = useSnapshot(kit.controller(EmailLogin).login.state).value as LoginState
  const translator = useCatalog(WalletTexts)
  const isWithoutLogin = value.status === 'idle' && kit.modal.state.open
  useEffect(() => {
    // Without an address, such as when the app opens this view, the form is the way on.
    if (isWithoutLogin && kit.router.current.view === 'EmailVerifyOtp') kit.router.replace('EmailLogin')
  }, [kit, isWithoutLogin])
  if (value.status === 'idle') return null
  if (!translator) return <ViewSkeleton hasMessages />
  return value.status === 'failed' ? (
    <LoginFailure translator={translator} value={value} />
  ) : (
    <CodeForm translator={translator} value={value} />
  )
}

interface CodeFormProps<Value> {
  readonly translator: Translator<typeof walletEn>
  readonly value: Value
}

function CodeForm({ translator, value }: CodeFormProps<Exclude<LoginState, { status: 'failed' | 'idle' }>>): ReactNode {
  const kit = useKit()
  const flow = kit.controller(EmailLogin)
  const { t } = translator
  const step = value.status === 'code' ? value : undefined
  const problem = step?.problem && problemText(t, step.problem, kit.environment.now())
  const busy = step ? undefined : t(value.status === 'checking' ? 'checkingCode' : 'connecting')
  return (
    <CodeScreen
      translator={translator}
      detail={t('codeDetail')}
      email={value.email}
      busy={busy}
      problem={problem}
      step={`${value.status} ${step?.resend}`}
      onSubmit={code => void flow.login.submit(code)}
    >
      {step && <ResendCode translator={translator} step={step} onResend={() => void flow.login.resend()} />}
      <Button variant="ghost" onClick={() => flow.changeEmail()}>
        {t('changeEmail')}
      </Button>
    </CodeScreen>
  )
}

function LoginFailure({
  translator: { t },
  value,
}: CodeFormProps<Extract<LoginState, { status: 'failed' }>>): ReactNode {
  const { login } = useKit().controller(EmailLogin)
  return (
    <Message
      media={<IconTile icon={<Icon {...mailIcon} />} size="large" />}
      title={t('notConnected')}
      detail={value.step === 'connect' ? t('notConnectedDetail') : failureText(t, value.error)}
      role="alert"
    >
      <Button variant="primary" onClick={() => void login.retry()}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
