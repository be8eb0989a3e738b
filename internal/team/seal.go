package team

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"os"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Seals encrypt what must be stored and read back: passwords of repositories, secrets of webhooks. AES-256 in GCM; what a secret is for is bound to it, so
// that one cannot be put in the place of another.
type Seals struct{ aead cipher.AEAD }

// The variables of the environment with the key: itself, or the file that holds it.
const (
	KeyVariable     = "CTX_SYS_TEAM_KEY"
	KeyFileVariable = "CTX_SYS_TEAM_KEY_FILE"
)

// LoadSeals reads the key: 32 bytes in base64. It returns nil when there is none.
func LoadSeals(getenv func(string) string) (*Seals, error) {
	text, from := getenv(KeyVariable), KeyVariable
	if path := getenv(KeyFileVariable); text == "" && path != "" {
		b, err := regular.Read(path, 1000)
		if err != nil {
			return nil, fmt.Errorf("%w: %s: %w", ctxsys.ErrUsage, KeyFileVariable, err)
		}
		if info, err := os.Stat(path); err == nil && info.Mode().Perm()&0o007 != 0 && os.PathSeparator == '/' {
			return nil, fmt.Errorf("%w: everybody can read the key in %s: `chmod 640 %s`", ctxsys.ErrUsage, path, path)
		}
		text, from = string(b), KeyFileVariable
	}
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text))
	if err != nil || len(key) != 32 {
		return nil, fmt.Errorf("%w: %s holds no key of 32 bytes in base64: `openssl rand -base64 32` makes one", ctxsys.ErrUsage, from)
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	aead, err := cipher.NewGCM(block)
	return &Seals{aead}, err
}

// errNoKey means that there is something to seal and no key.
var errNoKey = fmt.Errorf("%w: a secret is stored sealed, and there is no key: set %s or %s (`openssl rand -base64 32` makes one), or name a variable that holds the secret", ctxsys.ErrUsage, KeyVariable, KeyFileVariable)

func (s *Seals) seal(secret, purpose string) ([]byte, error) {
	if s == nil {
		return nil, errNoKey
	}
	nonce := make([]byte, s.aead.NonceSize())
	rand.Read(nonce)
	return s.aead.Seal(nonce, nonce, []byte(secret), []byte(purpose)), nil
}

func (s *Seals) open(sealed []byte, purpose string) (string, error) {
	if s == nil {
		return "", errNoKey
	}
	n := s.aead.NonceSize()
	if len(sealed) < n {
		return "", fmt.Errorf("%w: a sealed secret is damaged", ctxsys.ErrCorrupt)
	}
	text, err := s.aead.Open(nil, sealed[:n], sealed[n:], []byte(purpose))
	if err != nil {
		return "", fmt.Errorf("%w: a secret was sealed with another key: set %s to the former one, or give the secret again", ctxsys.ErrUsage, KeyVariable)
	}
	return string(text), nil
}
