/** A business as the form of clients sends it. */
export function aClient(over: object = {}): object {
  return {
    kind: 'business',
    code: 'CL-014',
    name: 'Café de la Médina',
    phone: '+216 71 748 320',
    email: 'achats@medina.example',
    taxId: '1234567A/P/M/000',
    address: '3, rue du Pacha',
    postalCode: '1006',
    city: 'Tunis',
    ...over,
  }
}
