import type { Translate } from '@openappkit/appkit-ui/elements'
import { useStatusFocus } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { isFeeSpike } from '../review/feeRule'
import type { sendEn } from './locales/send.en'
import { SendNotice } from './SendNotice'
import type { TransferValue } from './TransferProps'

export interface SendChangeProps {
  readonly value: TransferValue
  readonly t: Translate<typeof sendEn>
}

/** The reason that the user reviews again after the last check. Takes the focus, so that screen readers read it. */
export function SendChange({ t, value }: SendChangeProps): ReactNode {
  const { fee } = value.review
  const previous = value.status === 'reviewing' ? value.previous : undefined
  const notice = useStatusFocus<HTMLDivElement>(value.status, previous !== undefined)
  if (!previous) return null
  const isFee = previous.fee !== undefined && fee !== undefined && isFeeSpike(previous.fee, fee)
  return (
    <SendNotice tone="negative" elementRef={notice}>
      {t(isFee ? 'feeRose' : 'changed')}
    </SendNotice>
  )
}
