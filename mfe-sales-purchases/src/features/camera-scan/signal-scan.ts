const TONE_HZ = 1200
const TONE_SECONDS = 0.08
const SHAKE_MS = 60
const LOUDNESS = 0.2

/** A short tone and a shake, as scanners give them; whichever the device has. */
export function signalScan(): void {
  if ('vibrate' in navigator) navigator.vibrate(SHAKE_MS)
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const [tone, gain] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = TONE_HZ
  gain.gain.value = LOUDNESS
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + TONE_SECONDS)
  tone.onended = () => void audio.close()
}
