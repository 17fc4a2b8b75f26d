import { Skeleton, useKit, useSnapshot, useTranslator } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useLayoutEffect } from 'react'
import { SignInScreen } from './SignInScreen'
import { SignInWords } from './SignInWords'

/** The view that asks whoever connected to sign in, once its words are there. */
export function SIWXSignMessageView(): ReactNode {
  const words = useKit().part(SignInWords)
  const { locale, t } = useTranslator()
  const { translator } = useSnapshot(words.state, { sync: true })
  useLayoutEffect(() => words.speak(locale), [words, locale])
  if (translator) return <SignInScreen translator={translator} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton rows={3} />
    </>
  )
}
