#include "textflag.h"

// func addBlocks(sum *float32, codes *byte, n int, weight float32)
//
// SSE2, which every amd64 has: sixteen signed bytes become numbers, which are multiplied and then added, each rounded by itself.
TEXT ·addBlocks(SB), NOSPLIT, $0-28
	MOVQ   sum+0(FP), AX
	MOVQ   codes+8(FP), BX
	MOVQ   n+16(FP), CX
	MOVSS  weight+24(FP), X7
	SHUFPS $0, X7, X7

loop:
	CMPQ CX, $16
	JLT  done
	MOVOU     (BX), X0
	MOVO      X0, X2
	PUNPCKLBW X0, X0
	PUNPCKHBW X2, X2
	MOVO      X0, X1
	MOVO      X2, X3
	PUNPCKLWL X0, X0
	PUNPCKHWL X1, X1
	PUNPCKLWL X2, X2
	PUNPCKHWL X3, X3
	PSRAL     $24, X0
	PSRAL     $24, X1
	PSRAL     $24, X2
	PSRAL     $24, X3
	CVTPL2PS  X0, X0
	CVTPL2PS  X1, X1
	CVTPL2PS  X2, X2
	CVTPL2PS  X3, X3
	MULPS     X7, X0
	MULPS     X7, X1
	MULPS     X7, X2
	MULPS     X7, X3
	MOVUPS    (AX), X4
	MOVUPS    16(AX), X5
	ADDPS     X4, X0
	ADDPS     X5, X1
	MOVUPS    32(AX), X4
	MOVUPS    48(AX), X5
	ADDPS     X4, X2
	ADDPS     X5, X3
	MOVUPS    X0, (AX)
	MOVUPS    X1, 16(AX)
	MOVUPS    X2, 32(AX)
	MOVUPS    X3, 48(AX)
	ADDQ      $64, AX
	ADDQ      $16, BX
	SUBQ      $16, CX
	JMP       loop

done:
	RET
