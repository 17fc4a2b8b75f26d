import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { AlertController } from './AlertController'
import { alertCatalog } from './alertCatalog'

test('shows the short message and passes the long one to onError', () => {
  const errors: AppKitError[] = []
  const alerts = new AlertController({ visible: true, onError: error => errors.push(error) })
  alerts.open(alertCatalog.networkNotFound)
  expect(alerts.state).toEqual({ message: 'Network not found', code: 'APKT001', open: true })
  expect(errors).toMatchObject([{ code: 'alert/APKT001', message: alertCatalog.networkNotFound.long }])
  alerts.close()
  expect(alerts.state).toEqual({ message: '', code: '', open: false })
})

test('calls onError without showing the alert when debug is off', () => {
  const errors: AppKitError[] = []
  const alerts = new AlertController({ visible: false, onError: error => errors.push(error) })
  alerts.open(alertCatalog.networkNotFound)
  expect(alerts.state.open).toBe(false)
  expect(errors).toHaveLength(1)
})

test('opens a repeated alert once, and prints it only without onError', () => {
  const errors: AppKitError[] = []
  const warnings: string[] = []
  const console = { warn: (text: string) => void warnings.push(text) }
  const silent = new AlertController({ visible: false, onError: undefined, console })
  const heard = new AlertController({ visible: false, onError: error => errors.push(error), console })
  for (const alerts of [silent, heard, silent, heard]) alerts.openOnce(alertCatalog.networkNotFound)
  expect(warnings).toEqual([alertCatalog.networkNotFound.long])
  expect(errors).toMatchObject([{ code: 'alert/APKT001' }])
})

test('works without onError', () => {
  const alerts = new AlertController({ visible: true, onError: undefined })
  alerts.open(alertCatalog.networkNotFound)
  expect(alerts.state.message).toBe('Network not found')
})
