type Handle = (method: string, url: URL, headers: Headers, body: unknown) => Promise<Response>

/** As much of XMLHttpRequest as an upload needs: one progress event halfway, one at the end, then the answer. */
export function fakeXmlHttpRequest(handle: Handle) {
  return class FakeUpload extends EventTarget {
    readonly upload = new EventTarget()
    responseText = ''
    status = 0
    statusText = ''
    #method = ''
    #url = ''
    #headers = new Headers()
    #answered = new Headers()
    #isAborted = false

    open(method: string, url: string): void {
      this.#method = method
      this.#url = url
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.#answered.get(name)
    }

    abort(): void {
      this.#isAborted = true
      this.dispatchEvent(new Event('abort'))
    }

    send(body: unknown): void {
      void this.#run(body)
    }

    async #run(body: unknown): Promise<void> {
      this.#tell(1)
      this.#tell(2)
      const response = await handle(this.#method, new URL(this.#url, location.href), this.#headers, body)
      if (this.#isAborted) return
      this.responseText = await response.text()
      this.status = response.status
      this.#answered = response.headers
      this.dispatchEvent(new Event('load'))
    }

    #tell(loaded: number): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 2, lengthComputable: true }))
    }
  }
}
