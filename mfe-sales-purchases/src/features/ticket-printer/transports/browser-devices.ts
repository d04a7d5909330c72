/** What of WebUSB and WebSerial is used here; browsers that have them have more. */

export interface UsbDevice {
  readonly vendorId: number
  readonly productId: number
  readonly serialNumber?: string | null
  readonly productName?: string | null
  readonly configuration: UsbConfiguration | null
  open: () => Promise<void>
  close: () => Promise<void>
  selectConfiguration: (value: number) => Promise<void>
  claimInterface: (number: number) => Promise<void>
  releaseInterface: (number: number) => Promise<void>
  transferOut: (endpoint: number, data: Uint8Array<ArrayBuffer>) => Promise<{ status: string }>
}

export interface UsbConfiguration {
  readonly interfaces: readonly {
    readonly interfaceNumber: number
    readonly alternate: {
      readonly interfaceClass: number
      readonly endpoints: readonly {
        readonly direction: string
        readonly endpointNumber: number
        readonly type: string
      }[]
    }
  }[]
}

export interface Usb {
  getDevices: () => Promise<UsbDevice[]>
  requestDevice: (options: { filters: readonly { classCode: number }[] }) => Promise<UsbDevice>
}

export interface SerialPort {
  readonly writable: WritableStream<Uint8Array> | null
  getInfo: () => { usbVendorId?: number; usbProductId?: number }
  open: (options: { baudRate: number }) => Promise<void>
  close: () => Promise<void>
}

export interface Serial {
  getPorts: () => Promise<SerialPort[]>
  requestPort: () => Promise<SerialPort>
}

declare global {
  interface Navigator {
    readonly usb?: Usb
    readonly serial?: Serial
  }
}
