import {
  Button,
  defineSheet,
  Icon,
  type IconDrawing,
  IconTile,
  Text,
  useCatalog,
  useKit,
  useSheet,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import css from './BuyHelp.css?inline'
import { OnrampTexts } from './OnrampTexts'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

const facts: readonly { readonly key: 'what' | 'when' | 'who'; readonly icon: IconDrawing }[] = [
  {
    key: 'what',
    icon: {
      name: 'card',
      paths: ['M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z', 'M2 10h20'],
    },
  },
  { key: 'who', icon: { name: 'shield', paths: ['M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z', 'm9 12 2 2 4-4'] } },
  { key: 'when', icon: { name: 'clock', paths: ['M12 6v6l4 2', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z'] } },
]

/** Explains how a purchase works. Part `buy-lesson`. */
export function WhatIsABuyView(): ReactNode {
  const kit = useKit()
  const translator = useCatalog(OnrampTexts)
  useSheet(sheet)
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  return (
    <>
      {facts.map(({ icon, key }) => (
        <div className="buy-lesson" part="buy-lesson" key={key}>
          <IconTile icon={<Icon {...icon} />} tone="accent" />
          <div>
            <Text as="h2" size="m">
              {t(`help.${key}`)}
            </Text>
            <Text tone="2">{t(`help.${key}Detail`)}</Text>
          </div>
        </div>
      ))}
      <Button
        variant="primary"
        fullWidth
        onClick={() => (kit.router.has('OnRampProviders') ? kit.router.goBack() : kit.router.push('OnRampProviders'))}
      >
        {t('help.buy')}
      </Button>
    </>
  )
}
