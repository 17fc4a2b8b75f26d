import { IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import type { EmbeddedAccount, UnlockPath } from '@openappkit/contract/embedded'
import { type ReactNode, useState } from 'react'
import { passkeyIcon, passwordIcon, shieldIcon } from '../approval/approvalIcons'
import { hasPasskeys } from '../approval/passkey/hasPasskeys'
import { useStore } from '../approval/Store'
import { PasswordForm } from '../approval/screens/PasswordForm'
import { Head } from '../approval/screens/Screen'
import { problemText } from '../approval/text/problemText'
import { ProtectFlow, shortestPassword } from '../approval/unlock/ProtectFlow'
import { Gate } from './Gate'
import { Page } from './Page'
import { PathRow } from './PathRow'
import { PathTests } from './PathTests'
import type { WindowContext } from './WindowContext'

/** Ways to unlock: what each needs, whether it is tested, and how to add another. Part `window-protect`. */
export function ProtectPage({ context }: { context: WindowContext }): ReactNode {
  return (
    <Gate context={context} needsKey>
      <Protect context={context} />
    </Gate>
  )
}

function Protect({ context }: { context: WindowContext }): ReactNode {
  const { operator, rpId, texts, translator, vault } = context
  const { account } = useStore(context.account)
  const [tests] = useState(() => new PathTests(vault, rpId))
  const [flow] = useState(() => new ProtectFlow({ vault, rpId, operator, vaultState: () => context.account.state }))
  const { step, busy, problem } = useStore(flow.store)
  const paths = account?.paths.filter(({ kind }) => kind !== 'device') ?? []
  const text = problem === undefined ? undefined : problemText(problem, operator, translator)
  return (
    <Page {...context}>
      <div className="approval-screen" part="window-protect">
        <Head icon={shieldIcon} title={texts.t('protectTitle')} detail={custodyText(account, context)} />
        {text && step !== 'password' && <Notice tone="negative">{text}</Notice>}
        <div className="window-list">
          {paths.map(path => (
            <PathRow key={path.id} path={path} tests={tests} context={context} />
          ))}
        </div>
        {paths.some(({ isTested }) => !isTested) && <p className="approval-caption">{texts.t('testNote')}</p>}
        {step === 'password' ? (
          <PasswordForm
            label={translator.t('newPassword')}
            submitLabel={translator.t('savePassword')}
            isNew
            rule={translator.t('passwordRule', { operator })}
            problem={text}
            isBusy={busy !== undefined}
            check={password => (password.length < shortestPassword ? translator.t('passwordShort') : undefined)}
            onSubmit={password => void flow.addPassword(password)}
          />
        ) : (
          <AddPaths flow={flow} paths={paths} context={context} />
        )}
      </div>
    </Page>
  )
}

interface AddPathsProps {
  readonly flow: ProtectFlow
  readonly paths: readonly UnlockPath[]
  readonly context: WindowContext
}

function AddPaths({ flow, paths, context: { translator } }: AddPathsProps): ReactNode {
  const { t } = translator
  const { busy } = useStore(flow.store)
  return (
    <div className="approval-choices">
      {hasPasskeys() && (
        <ListItem
          icon={<IconTile icon={passkeyIcon} />}
          title={t('addPasskey')}
          detail={t('addPasskeyDetail')}
          chevron
          loading={busy === 'passkey'}
          onClick={() => void flow.addPasskey()}
        />
      )}
      {!paths.some(({ kind }) => kind === 'password') && (
        <ListItem
          icon={<IconTile icon={passwordIcon} />}
          title={t('addPassword')}
          detail={t('addPasswordDetail')}
          chevron
          disabled={busy !== undefined}
          onClick={() => flow.show('password')}
        />
      )}
    </div>
  )
}

function custodyText(account: EmbeddedAccount | undefined, { operator, texts: { t } }: WindowContext): string {
  if (account?.custody === 'escrow') return t('custodyOperator', { operator })
  if (account?.hasEscrow) return t('custodyEscrow', { operator })
  return account && account.addresses.length > 0 ? t('custodyYours', { operator }) : t('noPaths')
}
