/** What clients pay of what they owe: taken at the counter, with its slip. */
export { PaymentSlip } from './payment-slip.tsx'
export { TakePayment } from './take-payment.tsx'
