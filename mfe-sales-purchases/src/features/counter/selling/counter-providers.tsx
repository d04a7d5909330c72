import { type ReactNode, useState } from 'react'
import { CartProvider } from '../cart/cart-provider.tsx'
import { CashDrawerProvider } from '../cash-drawer/cash-drawer.tsx'
import { DeviceProvider } from '../catalogue/device-provider.tsx'
import { DiscountEditingProvider } from '../cart-panel/discount-editing.tsx'
import { ClientChoiceProvider } from '../client/client-choice.tsx'
import { CustomItemProvider } from '../custom-item/custom-item.tsx'
import { FocusProvider } from '../focus/focus-provider.tsx'
import { CounterKeyMap } from '../keys/key-tag.tsx'
import { createNoticeStore, NoticesContext } from '../notices/notices.store.ts'
import { PaymentProvider } from '../payment/payment-provider.tsx'
import { PrintingProvider } from '../printing/printing.tsx'
import { ProductEntryProvider } from '../products/product-entry-provider.tsx'
import { ReturningProvider } from '../returns/returns.tsx'
import { CounterSessionContext } from '../session/counter-session.ts'
import type { OwnSession } from '../session/registers.ts'
import type { CounterEnds } from './counter-ends.ts'

export interface CounterProvidersProps {
  own: OwnSession
  ends: CounterEnds
  children: ReactNode
}

/** What the parts of an open counter share, topic by topic: each knows those around it and none inside. */
export function CounterProviders({ own, ends: { Register, Held, limit }, children }: CounterProvidersProps) {
  const [notices] = useState(createNoticeStore)
  return (
    <CounterSessionContext value={own}>
      <Register>
        <DeviceProvider>
          <NoticesContext value={notices}>
            <FocusProvider>
              <CartProvider>
                <DiscountEditingProvider>
                  <ProductEntryProvider>
                    <PrintingProvider>
                      <PaymentProvider limit={limit}>
                        <CounterKeyMap>
                          <CustomItemProvider>
                            <ReturningProvider>
                              <CashDrawerProvider>
                                <ClientChoiceProvider>
                                  <Held>{children}</Held>
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
      </Register>
    </CounterSessionContext>
  )
}
