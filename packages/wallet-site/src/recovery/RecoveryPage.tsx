import { Message, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { lockIcon, passwordIcon } from '../approval/approvalIcons'
import { useStore } from '../approval/Store'
import { PasswordForm } from '../approval/screens/PasswordForm'
import { Head } from '../approval/screens/Screen'
import type { ApprovalTranslator } from '../approval/text/amountOf'
import { networkOf } from '../popup/networkOf'
import { Page } from '../popup/Page'
import { Secrets } from '../popup/Secrets'
import { useWhenHidden } from '../popup/useWhenHidden'
import type { PopupTranslator } from '../popup/WindowContext'
import type { RecoveryFile } from './RecoveryFile'
import { RecoveryFlow } from './RecoveryFlow'

export interface RecoveryPageProps {
  /** Content of the file. Undefined if it is damaged, null if the file holds no wallet. */
  readonly file: RecoveryFile | null | undefined
  readonly texts: PopupTranslator
  readonly translator: ApprovalTranslator
}

/** The page of a recovery file: opens the wallet inside with its password. Part `window-recovery`. */
export function RecoveryPage({ file, texts, translator }: RecoveryPageProps): ReactNode {
  const { t } = texts
  return (
    <Page operator={file?.operator ?? ''} translator={translator}>
      {file ? (
        <Recovery file={file} texts={texts} />
      ) : (
        <Message
          title={t(file === null ? 'fileEmptyTitle' : 'fileDamagedTitle')}
          detail={t(file === null ? 'fileEmptyDetail' : 'fileDamagedDetail')}
          role="alert"
        />
      )}
    </Page>
  )
}

const problems = { wrong: 'filePasswordWrong', failed: 'fileFailed' } as const

function Recovery({ file, texts }: { file: RecoveryFile; texts: PopupTranslator }): ReactNode {
  const { t } = texts
  const [flow] = useState(() => new RecoveryFlow(file))
  const { status, secrets } = useStore(flow.store)
  useWhenHidden(flow.hide)
  if (secrets) {
    return (
      <div className="approval-screen" part="window-recovery">
        <Head icon={passwordIcon} title={t('phrase')} detail={t('openFileNext')} />
        <Secrets secrets={secrets} texts={texts} onHide={flow.hide} />
      </div>
    )
  }
  return (
    <div className="approval-screen" part="window-recovery">
      <Head icon={lockIcon} title={t('openFileTitle')} detail={t('openFileDetail', { operator: file.operator })} />
      <div className="window-list">
        {file.addresses.map(({ address, namespace }) => (
          <section
            className="window-row"
            key={namespace}
            aria-label={t('accountOf', { network: networkOf(namespace) })}
          >
            <h2 className="window-row-name">{networkOf(namespace)}</h2>
            <p className="window-key" dir="ltr">
              {address}
            </p>
          </section>
        ))}
      </div>
      <Notice tone="caution">{t('exportAlone')}</Notice>
      <PasswordForm
        label={t('filePassword')}
        submitLabel={t('openFile')}
        isNew={false}
        problem={status === 'wrong' || status === 'failed' ? t(problems[status]) : undefined}
        isBusy={status === 'opening'}
        onSubmit={password => void flow.open(password)}
      />
    </div>
  )
}
