import { Link, type Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { activityEn } from './locales/activity.en'

export interface SpamSwitchProps {
  readonly count: number
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly t: Translate<typeof activityEn>
}

/** A link that shows or hides spam transactions. While they are hidden, it shows their number. */
export function SpamSwitch({ count, isOn, onChange, t }: SpamSwitchProps): ReactNode {
  return (
    <div className="activity-spam">
      <Link onClick={() => onChange(!isOn)}>{isOn ? t('hideSpam') : t('showSpam', { count })}</Link>
    </div>
  )
}
