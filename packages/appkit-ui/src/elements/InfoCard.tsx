import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { IconTile } from './IconTile'
import css from './InfoCard.css?inline'
import { Text } from './Text'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface InfoCardProps {
  icon?: ReactNode
  title: string
  children: ReactNode
}

/** Renders an icon, a heading and a short text that explain one idea. Part `info-card`. */
export function InfoCard({ icon, title, children }: InfoCardProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="info-card" part="info-card">
      {icon && <IconTile icon={icon} tone="accent" />}
      <div className="info-card-body">
        <Text as="h2" size="m">
          {title}
        </Text>
        <Text tone="2">{children}</Text>
      </div>
    </div>
  )
}
