import {
  Button,
  Icon,
  IconTile,
  Message,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { LoginState } from '../login/LoginState'
import { shortEmail } from '../login/shortEmail'
import { EmailLogin } from './EmailLogin'
import { emailSheet } from './emailSheet'
import { failureText } from './failureText'
import { mailIcon } from './mailIcon'
import { WalletTexts } from './WalletTexts'

/** Waits until the user has opened the link that approves this device. */
export function EmailVerifyDeviceView(): ReactNode {
  const flow = useKit().controller(EmailLogin)
  const value = useSnapshot(flow.login.state).value as LoginState
  const translator = useCatalog(WalletTexts)
  useSheet(emailSheet)
  if (value.status === 'idle') return null
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  const hasFailed = value.status === 'failed'
  const detail = hasFailed ? (
    failureText(t, value.error)
  ) : (
    <>
      {t('deviceDetail')}{' '}
      <bdi className="code-email" dir="ltr" title={value.email}>
        {shortEmail(value.email)}
      </bdi>
      . {t('deviceNote')}
    </>
  )
  return (
    <Message
      media={<IconTile icon={<Icon {...mailIcon} />} size="large" tone="accent" />}
      title={t('deviceTitle')}
      detail={detail}
      role={hasFailed ? 'alert' : 'status'}
    >
      {hasFailed && (
        <Button variant="primary" onClick={() => void flow.login.retry()}>
          {t('tryAgain')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => flow.changeEmail()}>
        {t('changeEmail')}
      </Button>
    </Message>
  )
}
