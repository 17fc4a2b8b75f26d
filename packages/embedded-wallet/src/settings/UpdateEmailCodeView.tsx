import { Button, useCatalog, useKit, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import { CodeScreen } from '../modal/CodeScreen'
import { problemText } from '../modal/failureText'
import { WalletTexts } from '../modal/WalletTexts'
import { EmailChange, type EmailChangeState, type EmailStep } from './EmailChange'
import { type SettingsState, WalletSettings } from './WalletSettings'

/** Asks for the code that was sent to the current address. */
export function UpdateEmailPrimaryOtpView(): ReactNode {
  return <CodeStep step="primary" />
}

/** Asks for the code that was sent to the new address. */
export function UpdateEmailSecondaryOtpView(): ReactNode {
  return <CodeStep step="secondary" />
}

function CodeStep({ step }: { readonly step: EmailStep }): ReactNode {
  const kit = useKit()
  const change = kit.controller(EmailChange)
  const value = useSnapshot(change.state).value as EmailChangeState
  const known = useSnapshot(kit.controller(WalletSettings).state).value as SettingsState
  const translator = useCatalog(WalletTexts)
  const isAsked = (value.status === 'code' || value.status === 'checking') && value.step === step
  const isWithoutChange = value.status === 'editing' && kit.modal.state.open
  useEffect(() => {
    // Without a change, such as when the app opens this view, the form is the way on.
    if (isWithoutChange && kit.router.current.view.startsWith('UpdateEmail')) kit.router.replace('UpdateEmailWallet')
  }, [kit, isWithoutChange])
  if (!isAsked) return null
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  const current = known.status === 'ready' ? known.email : undefined
  const problem = value.status === 'code' ? value.problem : undefined
  return (
    <CodeScreen
      key={step}
      translator={translator}
      detail={t(step === 'primary' ? 'primaryDetail' : 'secondaryDetail')}
      email={step === 'primary' ? (current ?? '') : value.email}
      busy={value.status === 'checking' ? t('checkingCode') : undefined}
      problem={problem && problemText(t, problem, kit.environment.now())}
      step={`${step} ${value.status}`}
      onSubmit={code => void change.submit(code)}
    >
      <Button variant="ghost" onClick={() => change.startOver()}>
        {t('startOver')}
      </Button>
    </CodeScreen>
  )
}
