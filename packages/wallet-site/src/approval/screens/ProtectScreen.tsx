import { Button, IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { passkeyIcon, passwordIcon, shieldIcon } from '../approvalIcons'
import { hasPasskeys } from '../passkey/hasPasskeys'
import { useStore } from '../Store'
import { problemText } from '../text/problemText'
import { type ProtectFlow, shortestPassword } from '../unlock/ProtectFlow'
import type { AskingApp, ScreenProps } from './ApprovalProps'
import { PasswordForm } from './PasswordForm'
import { Head, Screen } from './Screen'

export interface ProtectScreenProps extends ScreenProps {
  readonly app: AskingApp | undefined
  readonly flow: ProtectFlow
  /** Adds a passkey in this page, or in the wallet's own window where a frame can't. Called during a click. */
  readonly onPasskey: () => void
  /** Called when the user is done, or answers 'Not now'. */
  readonly onAnswered: () => void
}

/** Offers another way to unlock, with an honest sentence about who can open the wallet now. Part `approval-protect`. */
export function ProtectScreen(props: ProtectScreenProps): ReactNode {
  const { app, flow, onAnswered, operator, translator } = props
  const { t } = translator
  const { step, busy } = useStore(flow.store)
  const footer = (
    <div className="approval-buttons">
      {step === 'password' && (
        <Button disabled={busy !== undefined} onClick={() => flow.show('choose')}>
          {t('back')}
        </Button>
      )}
      <Button variant={step === 'done' ? 'primary' : 'neutral'} disabled={busy !== undefined} onClick={onAnswered}>
        {t(step === 'done' ? 'continue' : 'later')}
      </Button>
    </div>
  )
  return (
    <Screen app={app} translator={translator} operator={operator} footer={footer}>
      <div className="approval-screen" part="approval-protect">
        {step === 'done' ? (
          <Head icon={shieldIcon} title={t('protectedTitle')} detail={t('protectedDetail')} />
        ) : (
          <ProtectStep {...props} />
        )}
      </div>
    </Screen>
  )
}

function ProtectStep({ flow, onPasskey, operator, translator }: ProtectScreenProps): ReactNode {
  const { t } = translator
  const { step, busy, problem } = useStore(flow.store)
  const text = problem === undefined ? undefined : problemText(problem, operator, translator)
  return (
    <>
      <Head icon={shieldIcon} title={t('protectTitle')} detail={t('protectDetail', { operator })} />
      {step === 'password' ? (
        <PasswordForm
          label={t('newPassword')}
          submitLabel={t('savePassword')}
          isNew
          rule={t('passwordRule', { operator })}
          problem={text}
          isBusy={busy !== undefined}
          check={password => (password.length < shortestPassword ? t('passwordShort') : undefined)}
          onSubmit={password => void flow.addPassword(password)}
        />
      ) : (
        <>
          {text && <Notice tone="negative">{text}</Notice>}
          <div className="approval-choices">
            {hasPasskeys() && (
              <ListItem
                icon={<IconTile icon={passkeyIcon} />}
                title={t('addPasskey')}
                detail={t('addPasskeyDetail')}
                chevron
                loading={busy === 'passkey'}
                onClick={onPasskey}
              />
            )}
            <ListItem
              icon={<IconTile icon={passwordIcon} />}
              title={t('addPassword')}
              detail={t('addPasswordDetail')}
              chevron
              disabled={busy !== undefined}
              onClick={() => flow.show('password')}
            />
          </div>
        </>
      )}
    </>
  )
}
