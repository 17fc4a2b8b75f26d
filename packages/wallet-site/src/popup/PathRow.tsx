import { Button, Notice } from '@openappkit/appkit-ui/elements'
import type { UnlockPath } from '@openappkit/contract/embedded'
import type { ReactNode } from 'react'
import { hasPasskeys } from '../approval/passkey/hasPasskeys'
import { useStore } from '../approval/Store'
import { PasswordForm } from '../approval/screens/PasswordForm'
import { cleanText } from '../approval/text/cleanText'
import { problemText } from '../approval/text/problemText'
import type { PathTests } from './PathTests'
import type { WindowContext } from './WindowContext'

export interface PathRowProps {
  readonly path: UnlockPath
  readonly tests: PathTests
  readonly context: WindowContext
}

/** A way to unlock, with its test and its removal. Part `window-row`. */
export function PathRow({ path, tests, context }: PathRowProps): ReactNode {
  const { operator, texts, translator } = context
  const { t } = texts
  const { open, isBusy, problem } = useStore(tests.store)
  const isOpen = open?.id === path.id
  const name = path.kind === 'password' ? translator.t('password') : cleanText(path.label) || t('passkey')
  const text = isOpen && problem !== undefined ? problemText(problem, operator, translator) : undefined
  return (
    <section className="window-row" part="window-row" aria-label={name}>
      <div className="window-row-head">
        <bdi className="window-row-name">{name}</bdi>
        <span className="window-tag" data-tone={path.isTested ? 'positive' : undefined}>
          {t(path.isTested ? 'tested' : 'notTested')}
        </span>
      </div>
      <p className="window-row-note">{t(path.kind === 'password' ? 'needsPassword' : 'needsPasskey')}</p>
      {isOpen && open.what === 'remove' ? (
        <Removal path={path} name={name} tests={tests} context={context} />
      ) : isOpen && path.kind === 'password' ? (
        <PasswordForm
          label={translator.t('password')}
          submitLabel={t('test')}
          isNew={false}
          problem={text}
          isBusy={isBusy}
          onSubmit={password => void tests.testPassword(path, password)}
        />
      ) : (
        <RowButtons path={path} name={name} tests={tests} context={context} />
      )}
      {text && !(open?.what === 'test' && path.kind === 'password') && <Notice tone="negative">{text}</Notice>}
    </section>
  )
}

interface NamedPath extends PathRowProps {
  readonly name: string
}

function RowButtons({ path, name, tests, context: { texts } }: NamedPath): ReactNode {
  const { t } = texts
  const { open, isBusy } = useStore(tests.store)
  const test = (): void => {
    if (path.kind === 'passkey') void tests.testPasskey(path)
    else tests.show({ id: path.id, what: 'test' })
  }
  return (
    <div className="approval-buttons">
      {!path.isTested && (path.kind === 'password' || hasPasskeys()) && (
        <Button
          variant="primary"
          loading={isBusy && open?.id === path.id}
          disabled={isBusy}
          aria-label={path.kind === 'password' ? t('testPassword') : t('testPasskey', { name })}
          onClick={test}
        >
          {t('test')}
        </Button>
      )}
      <Button
        disabled={isBusy}
        aria-label={t('removePath', { name })}
        onClick={() => tests.show({ id: path.id, what: 'remove' })}
      >
        {t('remove')}
      </Button>
    </div>
  )
}

function Removal({ path, name, tests, context: { texts } }: NamedPath): ReactNode {
  const { t } = texts
  const { isBusy } = useStore(tests.store)
  return (
    <div className="approval-form" role="alertdialog" aria-label={t('removeConfirm', { name })}>
      <p>{t('removeConfirm', { name })}</p>
      <div className="approval-buttons">
        <Button variant="primary" disabled={isBusy} onClick={() => tests.show(undefined)}>
          {t('keep')}
        </Button>
        <Button loading={isBusy} onClick={() => void tests.remove(path)}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
