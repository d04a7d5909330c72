import { type ReactNode, useState } from 'react'
import { CartProvider } from '../cart/cart-provider.tsx'
import { CashDrawerProvider } from '../cash-drawer/cash-drawer.tsx'
import { DeviceProvider } from '../catalogue/device-provider.tsx'
import { DiscountEditingProvider } from '../cart-panel/discount-editing.tsx'
import { ClientChoiceProvider } from '../client/client-choice.tsx'
import { CustomItemProvider } from '../custom-item/custom-item.tsx'
import { FocusProvider } from '../focus/focus-provider.tsx'
import { HeldTicketsProvider } from '../held/held-tickets-provider.tsx'
import { CounterKeyMap } from '../keys/key-tag.tsx'
import { createNoticeStore, NoticesContext } from '../notices/notices.store.ts'
import { PaymentProvider } from '../payment/payment-provider.tsx'
import { PrintingProvider } from '../printing/printing.tsx'
import { ProductEntryProvider } from '../products/product-entry-provider.tsx'
import { ReturningProvider } from '../returns/returns.tsx'
import { RegisterProvider } from '../register/register-provider.tsx'
import { CounterSessionContext } from '../session/counter-session.ts'
import type { OwnSession } from '../session/registers.ts'

export interface CounterProvidersProps {
  own: OwnSession
  children: ReactNode
}

/** What the parts of an open counter share, topic by topic: each knows those around it and none inside. */
export function CounterProviders({ own, children }: CounterProvidersProps) {
  const [notices] = useState(createNoticeStore)
  return (
    <CounterSessionContext value={own}>
      <RegisterProvider>
        <DeviceProvider>
          <NoticesContext value={notices}>
            <FocusProvider>
              <CartProvider>
                <DiscountEditingProvider>
                  <ProductEntryProvider>
                    <PrintingProvider>
                      <PaymentProvider>
                        <CounterKeyMap>
                          <CustomItemProvider>
                            <ReturningProvider>
                              <CashDrawerProvider>
                                <ClientChoiceProvider>
                                  <HeldTicketsProvider>{children}</HeldTicketsProvider>
                                </ClientChoiceProvider>
                              </CashDrawerProvider>
                            </ReturningProvider>
                          </CustomItemProvider>
                        </CounterKeyMap>
                      </PaymentProvider>
                    </PrintingProvider>
                  </ProductEntryProvider>
                </DiscountEditingProvider>
              </CartProvider>
            </FocusProvider>
          </NoticesContext>
        </DeviceProvider>
      </RegisterProvider>
    </CounterSessionContext>
  )
}
