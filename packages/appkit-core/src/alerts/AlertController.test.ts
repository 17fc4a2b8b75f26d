import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { AlertController } from './AlertController'
import { alertCatalogue } from './alertCatalogue'

test('an alert shows its short message and tells the host the long one', () => {
  const errors: AppKitError[] = []
  const alerts = new AlertController({ visible: true, onError: error => errors.push(error) })
  alerts.open(alertCatalogue.networkNotFound)
  expect(alerts.state).toEqual({ message: 'Network Not Found', code: 'APKT001', open: true })
  expect(errors).toMatchObject([{ code: 'alert/APKT001', message: alertCatalogue.networkNotFound.long }])
  alerts.close()
  expect(alerts.state).toEqual({ message: '', code: '', open: false })
})

test('without debug no alert is shown, but the host hears it all the same', () => {
  const errors: AppKitError[] = []
  const alerts = new AlertController({ visible: false, onError: error => errors.push(error) })
  alerts.open(alertCatalogue.networkNotFound)
  expect(alerts.state.open).toBe(false)
  expect(errors).toHaveLength(1)
})

test('a host that listens to nothing is no problem', () => {
  const alerts = new AlertController({ visible: true, onError: undefined })
  alerts.open(alertCatalogue.networkNotFound)
  expect(alerts.state.message).toBe('Network Not Found')
})
