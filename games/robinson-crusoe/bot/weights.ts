import type { Written } from './net.ts'

/** How much each thing counts for each unit of the network: found by `npm run fit`. */
export const UNITS: readonly Written[] = [
  {
    letters:
      'PZQbeGVJYZVVeeTLMMRYbVUMMNMOHLRacWbNdNNaPcVcaP6KC9GXRPQZWIKNROPLShPOHYPNHUKSXUNaVaOIDALSXDNTQZGaEVS7CPVaM0EdRQPNWHJbLYHQQXK7NVHWV',
    scale: 0.5902,
    bias: 0.003912,
    output: -0.1783,
  },
  {
    letters:
      'icVXaWVUWXpvvjSUaXcXVRjTUTTWVUNZXTSZWSTUOQXTbUWYTSTZVVWSgfXYPQRaXWSSQWTPSUVVWYWTVVPXUWQbRZUYXUXSVSXWUZaaQJYSSVRTUTVTWVRWWS0MOTWWP',
    scale: 1.501,
    bias: 0.3629,
    output: -0.525,
  },
  {
    letters:
      'bSTbYTSVdSlqreVSaUaaYSZWTVSXTWRUUQZWVWUZTWWYWSXZTUWWWVUVYYcRRVQZYOURQXYWVUWSSUVTXUXWXaZZWWWcbbVVXRZaSeXTQPXSYWWSYVUUUWXYWP0NQOZSU',
    scale: 1.666,
    bias: 0.2849,
    output: -0.9981,
  },
  {
    letters:
      'SPSfNbgYXRO30OgZfYXPUaWdZRYTdWTaTSWYdYSZVcSTMabhebbfbVYOUcbZfefYdMXdbaZeSWcZacTTZcTbdZcXYeZYbXdcgefceUVSanZYZZhaeTWeZWccbczqaWSST',
    scale: 0.9796,
    bias: -0.0906,
    output: 0.3407,
  },
  {
    letters:
      'WMMbVMVIKPVUPYNFcdVfVUZPNheRRWebbdTPdeTyRpXJZKbWFA0bRQDdaUFCOTSPRJXGIJUPQLTNHgSLMSbUT6XY6YNJeZFhYIfbfNcaBO4iDTOHSOjYbTOPehiVUFTUa',
    scale: 0.4627,
    bias: -0.04746,
    output: 0.3423,
  },
  {
    letters:
      'JaRBATSQ7HIQVUNgLWeWZR~LKOOddbLZIRVlXRgkgUQXMQnajcQTLFUZYSSJdTnWQ2JSGTPRQRDaeQZancXcDEehMOjPLfddOfeiKYhQUKnXHZLfgPOQdMfSaKWSZdcNZ',
    scale: 0.5069,
    bias: -0.05392,
    output: 0.3951,
  },
  {
    letters:
      'ZdWSWTUTYYgrrcSOUVebSKeWTWYZTVWbWROYQUSNWWXVXZYWRQWaTXUTfUbaOYRPUZXXQYQTYVVVZVbURaWTTVUTSRPSRURXXPVVPVaWPKSYOJMQTSXUXXTYSR0STbeZT',
    scale: 1.242,
    bias: 0.2482,
    output: -0.1915,
  },
  {
    letters:
      'fUQUVSTQYQjkmbPTUWcZUPeTYaVYVVTSTSZTYTWUTSVVXZXVWWTRVUSbiRaYNVPaXWXWPaYXTaVTTVYWSYUPTUVUPUSbTXbWVRVVWYaNVTWPPOOMaRVUUQaZWR0QTRXZU',
    scale: 1.179,
    bias: 0.2018,
    output: -0.4454,
  },
  {
    letters:
      'dcRVVTPNaSknrhSQTVafWVjQUcZWPUWXUXUaSTWUTTTRfYUSRNVVURWUaXRXcfUVTXbZeZUXYaXVVWZTQWSRWUJSVUSbaQZXOUYTUacURbUYLPWUVVUQVQYURR0TJcRSN',
    scale: 1.224,
    bias: 0.2729,
    output: -0.9219,
  },
  {
    letters:
      'WiPRZSeWadsvpuHQVOfTaFWSZOXRXXbXaeLYUWSRMMaRePONRUTSPTQeVUIXhVeQVYRZROSQTWRYTUXQZYRZXUYUZSQeWaLMSSEOYPrAEOcYAMROWYbVUVaVZQ0HRtDVL',
    scale: 0.8212,
    bias: 0.2256,
    output: -0.5714,
  },
  {
    letters:
      'WIVYWWWPqGcOHkUSSVWaaMLSVaYXXXdadbWUWSVXTSTWDURRTQUVVUSLcWXJMUQUSYSVRaXUWbZWUUXOQYQVVbYUZWTQZTQVTLSVUSYOVUTVJcQfTSVUUNVWWjxjOTb0T',
    scale: 1.421,
    bias: -0.09558,
    output: 1.008,
  },
  {
    letters:
      'LDELjIBThSaWPAGcicPSNcHYkQIOcVUcfSPQIEdSaUbcOYXoCOeVAFJHiaTGBPTW9MjgENUeVOvFPGeL6cegXTUfIihjIkT7QLWFlGdLC9aPTS0bpgcKbFMFjMxCdQ6dM',
    scale: 0.3458,
    bias: -0.0363,
    output: 0.1766,
  },
  {
    letters:
      'cVg7jfgSp2bML1bbLWWfWCL6kQZbFE6LDTRSJPihReeAhIXgmRMXReZcXWTBefQacWJdLMZWJVQQNYTieTQJjKRcPdU9Z~egqebGVhjmFZBiHQTmZzAfeVdkOL3NXSgVV',
    scale: 0.4432,
    bias: 0.01253,
    output: -0.2542,
  },
  {
    letters:
      'hmePbWebHnRNp5T9FMZUUGQVXfgUTYddcnXSUVSZnRXTQQHLcWPUMUNiVA6jTCeXWibVUNTPLLUlbUNXKVWWTZXGWVSdWMSKWIHTJQz5bEEaITIQdOVOQOWfOeRQi~Djf',
    scale: 0.6222,
    bias: 0.1243,
    output: -0.7139,
  },
  {
    letters:
      'aaXPabSb0fmmr3KKVVXYWLaQZSaUSVSbTUVSRTYWSTWaXYaTZXWSZTUbdgZfNLWPMcXPVXUZSaWaTXXTWXRTTTYXaLTRQdOLXSXPYVSkORUWLQOLQXXSXQUUVYFRZgfiW',
    scale: 1.042,
    bias: 0.198,
    output: -0.5694,
  },
  {
    letters:
      'iSVXKVhgaNbbdASbTSUhaL~cYQhQWSSSPSNdZWSaHMITgRHRcXUYWYbWkeWZOISXdKLJSVVWWVfhVVZdSZWSYZVSZZWJU8fbdSSedJnPRMVLhZVmVVTUQXTbVU1PNOTmO',
    scale: 0.6898,
    bias: 0.0848,
    output: -0.6176,
  },
  {
    letters:
      'VZVWiTORSDoqqgSUWUYaWaXSUQSSXWVUUUUTUSYSWSWfOhVYZXWWTTTXXZYYKQTRQXRTSUTSVTVbXWWQXZVSXTbUTWWKXUOYWMXWYRZHRPVVPVTYRTVTSWXUVH0PPgjhV',
    scale: 1.181,
    bias: 0.2717,
    output: -0.9228,
  },
  {
    letters:
      'HSbRQDDKLKbKSNGCafLfcMIYUHUZPEQaWjIEJgcbdJFOLYCUaLdGPXdBaYFdRLCMdMWDSNJaEgJLbFNgebXhCZRMGLJHMJC5J2OWoDbS0DLTJVVVgJiWhfFQccSSWRTcf',
    scale: 0.402,
    bias: -0.05135,
    output: 0.1461,
  },
  {
    letters:
      'k4kRkCAkQbCDMkYoIkbfm9hzR3TbJBlFVW1ZdGfUbA81KiXK2Sh2TEHBRBRePDISjK8Cb68E4DWJlWgPVOL1gYVclDZhgbJNCie25K6IiJdKXplmI0bcE73OGEI0O68Jl',
    scale: 0.2486,
    bias: -0.03559,
    output: -0.02266,
  },
  {
    letters:
      'gfXYbYWYdNqveMPMQYWaUIdWUYTRUTIZTLUYTVRTXWRTaaSRQXVTUWWXkaScVVXRRTQVWQVUYUXbZUWNVVTZOaSRXTSXMVRWRTQLRNYRPRWRGUSVVQZPSTXdZN0SUeLeV',
    scale: 1.243,
    bias: 0.2459,
    output: -0.4673,
  },
]

/** What a position is worth besides. */
export const BIAS = -0.002426
