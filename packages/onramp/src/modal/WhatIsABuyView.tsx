import { Button, Icon, InfoCard, useCatalog, useKit, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { OnrampTexts } from './OnrampTexts'

const card = (
  <Icon name="card" paths={['M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z', 'M2 10h20']} />
)
const shop = <Icon name="shield" paths={['M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z', 'm9 12 2 2 4-4']} />
const clock = <Icon name="clock" paths={['M12 6v6l4 2', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z']} />

/** Explains how a purchase works. */
export function WhatIsABuyView(): ReactNode {
  const kit = useKit()
  const translator = useCatalog(OnrampTexts)
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  return (
    <>
      <InfoCard icon={card} title={t('help.what')}>
        {t('help.whatDetail')}
      </InfoCard>
      <InfoCard icon={shop} title={t('help.who')}>
        {t('help.whoDetail')}
      </InfoCard>
      <InfoCard icon={clock} title={t('help.when')}>
        {t('help.whenDetail')}
      </InfoCard>
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
