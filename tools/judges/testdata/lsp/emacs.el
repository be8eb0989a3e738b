;; Emacs with eglot as a client: opens main.go of the working directory, edits it, and prints what it is answered.
;; Environment: PROGRAM is the server.
(require 'eglot)
(require 'xref)
(setq make-backup-files nil create-lockfiles nil eglot-autoshutdown t eglot-sync-connect 10 project-vc-merge-submodules nil)
(define-derived-mode judged-mode prog-mode "Judged")
(add-to-list 'eglot-server-programs `(judged-mode . (,(getenv "PROGRAM") "lsp")))

(defun brief (xref)
  (let ((l (xref-item-location xref)))
    (format "%s:%d:%d" (file-name-nondirectory (xref-file-location-file l)) (xref-file-location-line l) (xref-file-location-column l))))

(find-file "main.go")
(judged-mode)
(apply #'eglot (eglot--guess-contact))
(message "connected %s" (eglot-managed-p))

(goto-char (point-min))
(search-forward "c.A")
(message "definition %s" (mapconcat #'brief (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)) " "))

(goto-char (point-min))
(search-forward "main() {\n")
(insert "\t// 𝔸😀\n")
(search-forward "\tc.")
(backward-char 2)
(insert "/* 𝔸😀 */ ")
(search-forward "c.A")
(eglot--signal-textDocument/didChange) ; a timer does it where Emacs is not in batch mode
(message "moved %s" (mapconcat #'brief (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)) " "))
(message "references %s" (mapconcat #'brief (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot)) " "))
(let ((h (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover (eglot--TextDocumentPositionParams))))
  (message "hover %s" (replace-regexp-in-string "\n" " " (plist-get (plist-get h :contents) :value))))
(message "symbols %s" (mapconcat #'car (imenu--make-index-alist t) " "))
(let ((c (jsonrpc-request (eglot--current-server-or-lose) :textDocument/inlineCompletion
                          (append (eglot--TextDocumentPositionParams) (list :context (list :triggerKind 1))))))
  (message "inline %d" (length (plist-get c :items))))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot--current-server-or-lose))
(message "stopped")
