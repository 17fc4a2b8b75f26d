import { Button } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { downloadIcon } from '../approval/approvalIcons'
import { useStore } from '../approval/Store'
import { PasswordForm } from '../approval/screens/PasswordForm'
import { Head } from '../approval/screens/Screen'
import { problemText } from '../approval/text/problemText'
import { shortestPassword } from '../approval/unlock/ProtectFlow'
import { RecoveryFileFlow } from './RecoveryFileFlow'
import { saveFile } from './saveFile'
import type { WindowContext } from './WindowContext'

export interface RecoveryFileFormProps {
  readonly context: WindowContext
  readonly onBack: () => void
}

/** Saves the wallet as a file that opens without a server. Part `window-recovery-file`. */
export function RecoveryFileForm({ context, onBack }: RecoveryFileFormProps): ReactNode {
  const { operator, recoveryPage, texts, translator, vault } = context
  const { t, locale } = texts
  const [flow] = useState(
    () => new RecoveryFileFlow({ vault, operator, language: locale, recoveryPage, save: saveFile }),
  )
  const { status, problem } = useStore(flow.store)
  return (
    <div className="approval-screen" part="window-recovery-file">
      {status === 'saved' ? (
        <Head icon={downloadIcon} title={t('fileSavedTitle')} detail={t('fileSavedDetail')} />
      ) : (
        <Head icon={downloadIcon} title={t('fileTitle')} detail={t('fileDetail')} />
      )}
      {status !== 'saved' && (
        <PasswordForm
          label={t('filePassword')}
          submitLabel={t('saveFile')}
          isNew
          rule={t('filePasswordRule')}
          problem={problem === undefined ? undefined : problemText(problem, operator, translator)}
          isBusy={status === 'saving'}
          check={password => ([...password].length < shortestPassword ? translator.t('passwordShort') : undefined)}
          onSubmit={password => void flow.save(password)}
        />
      )}
      <Button fullWidth disabled={status === 'saving'} onClick={onBack}>
        {status === 'saved' ? t('done') : translator.t('back')}
      </Button>
    </div>
  )
}
