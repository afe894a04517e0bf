// The logo above a mail: web/public/favicon.svg as a PNG of 72 by 72, because mail programs show no SVG.
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAYAAABV7bNHAAAFgUlEQVR4nOyce2wURRzHvzN3114pSHvFK9WKhzxEoL1CUVFAMCqUEJQIRjAUMBKNlZBoCNFi',
  'E6KGlIghEsSIRBCq1DQpICGoaKgPsCbW9lottAitPFJa2uv1/bi7HWePtOnjaLd02lv29vNPp7sz6e0nszO/+U1vjBgAETNW26lElzOC+YSxaEbIGAJEQcUw',
  'oIZ/1mr+WSv5zxyJsmxXfoZDaXuipJIlPvkVELKZ154MLcBQKgHbXY6DX/RXtS9BJDI++UVCyXu8PAlahIsCpDSnIyPL95sf/AtKfNUU4W3dQ4H1CAJ4b9rn',
  'MphTkLfX3fNeL0HhU9eNDTVJR/id2QgmGHI97pYl9cVZzq6XafdaC4whIVJ20MmR4c9sMJmPyQ66Xu4myGIft5d3qccQpBBC5kbax+3udq2jYIlfnQRKT0KH',
  'D0rSYmdhxndysbMH8TjhQ+j4YJSkd5R9gvh0vpJ3r+nQ8UFA7LKTm2VspZEJly7ygg06nTDGLtU6Jkwio+LWTTEZpHPQ6YUEOp4aDN4k6PiFMG+SkYIkQMcv',
  'fFyeTRmYDTp+kd3IUaMNOrfCRnkANBY6/uFujIQgFDp+kd0YIZh7rJFISU7CE49Mw7TJ90ENRM1Yi9tFqKCVS+diR+pahJlDoBWECbLFWrEz7WWEmIR3yoAi',
  '7Gm2vLFcc3JkhD3RzOkPQIsIExQVeRe0CIUgii9cgRYRJuhgdg60iDBBmcd/wx8FpdAawgTJrNq4E6d/L4KWEDov1zU0Y0XKDsx7+CFMtMXAGjUaojDRNtgt',
  'fyHU0DqgdlebxmEwEEvCGgYVYzZ5sW5eDd5cVIUxozyK2xX8F4YPjsXg9PnBza6qjewMVELynBpsWlyJmAjlYi5WhWDb8RgczYuAwv/N6BMVCmJYluhC6tIK',
  'TLC2K25V4TJix8loHDoTBa8kbmhVlaAnp9Tj3ecqkHB/i+I21Q1G7PzeigO/RqHVbYBoVCEo0daEbS9cw6zxzYrbNLYS7PnJit0/WtHUJl5MBwEVFBfb7HuV',
  'FsY1KG7T0k6w7+cx2HXKCmejCUNNQASNv7sVafxVenaGS945UNTGw8fpr3MtSD8xFpV1w5dvGlZB0aPb8faS63hpthNG31/uXw7f4cS3+RF4n0/ZZTfMGG6G',
  'RZBlpBsbn6nC+vnVCAtRHnb9UDTKN2UXXR2BQDGkgsJDvdjwdBVSnqrCSLNyMX+WjUBq1r3IKw9HoBkSQYGOfkUiVJBaol+RCBKkruhXJIMWpMboVySDWs3v',
  '2RSP2PDLA2rT5jXD4ZwJtyRmQ1eSJPzD071n80rgqm+CaAYlqCb/S6gFj8eLzzNPIf3TI2hsHljOqC/U+eLfBkajAa+vTsLhXW+BUnEDvWYEdfB44oN4bdVC',
  'iEJzgmSWLXoUotCkoKkTYxUvgvtDe5vpnGuVTt8iVwSaFPR3ycBCj77QnCC324NPDor7yonmBG39+BvkF5dBFJoQVFVThwvlFUj76DAc58ohEtVvHAYaTU7z',
  'IqF8PqyEjn+4G8oIrkPHL7IbSpguqA/KKY/Jc6HjH4Zc6vbSTOj4xSMZjtKGogPn+WBUAp1uMDCH7MY3zfN13VbodEeC75vPnTmBSHtyIU8RxEFH7j1nawsO',
  'zZHLnYEiYWwzdHxwQVs6yp17Li2Vhf+ao+0xPM80C0EMH24+czkOdR5P0W2pUeu4vIEvzH5BkMLlnJEddL3WYy2W43ETwwrexcRlnO4QuJwrnhb3MtlB1+u9',
  'FquN+ftv1BrCJvKU5VcIEuQDlmqN5gkNpYere97rM7MtnwjDKN3OK8VDg/BOUMRnp3dqCzJO3KqOotR/RMKatZQhVVuHvEnpLkfG/v6qDmhv5OYxgeR5RsiC',
  'YDkm8H8AAAD//75iAZ4AAAAGSURBVAMABFzuLK6DmWwAAAAASUVORK5CYII=',
].join('')

const cid = 'merk@zorginzet'
/** The logo, shown at half its size. Without images nothing is missing: the name is beside it. */
export const markImage = `<img src="cid:${cid}" width="36" height="36" alt="" style="display:block;border:0">`
/** The attachment with the logo; nothing for a mail that does not show it. */
export const markAttachments = (html: string) =>
  html.includes(`cid:${cid}`)
    ? [
        {
          cid,
          filename: 'zorginzet.png',
          contentType: 'image/png',
          content: Buffer.from(png, 'base64'),
          contentDisposition: 'inline' as const,
        },
      ]
    : []
/** A mail as a browser can show it, with the logo inlined. */
export const withMark = (html: string): string => html.replaceAll(`cid:${cid}`, `data:image/png;base64,${png}`)
