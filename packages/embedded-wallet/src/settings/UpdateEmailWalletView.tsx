import {
  defineSheet,
  Text,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { codeProblem } from '../login/codeProblem'
import { EmailForm } from '../modal/EmailForm'
import { emailSheet } from '../modal/emailSheet'
import { problemText } from '../modal/failureText'
import { WalletTexts } from '../modal/WalletTexts'
import { EmailChange, type EmailChangeState } from './EmailChange'
import css from './Settings.css?inline'
import { type SettingsState, WalletSettings } from './WalletSettings'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Asks for the new email address. Part `email-change`. */
export function UpdateEmailWalletView(): ReactNode {
  const kit = useKit()
  const change = kit.controller(EmailChange)
  const value = useSnapshot(change.state).value as EmailChangeState
  const known = useSnapshot(kit.controller(WalletSettings).state).value as SettingsState
  const { email } = useSnapshot(change.draft, { sync: true })
  const translator = useCatalog(WalletTexts)
  const [mistake, setMistake] = useState<'invalidEmail' | 'sameEmail'>()
  useSheet(emailSheet)
  useSheet(sheet)
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  const current = known.status === 'ready' ? known.email : undefined
  const now = kit.environment.now()
  const failure =
    value.status === 'editing' && value.error ? problemText(t, codeProblem(value.error, now), now) : undefined
  const submit = (address: string) => {
    if (address.toLowerCase() === current?.toLowerCase()) return setMistake('sameEmail')
    void change.start(address)
  }
  return (
    <div className="email-change" part="email-change">
      <Text tone="2">{t('newEmailDetail')}</Text>
      <EmailForm
        t={t}
        label={t('newEmail')}
        value={email}
        onChange={text => {
          change.draft.email = text
          setMistake(undefined)
        }}
        onSubmit={submit}
        onInvalid={() => setMistake('invalidEmail')}
        error={mistake ? t(mistake) : failure}
        isBusy={value.status === 'sending'}
      />
    </div>
  )
}
